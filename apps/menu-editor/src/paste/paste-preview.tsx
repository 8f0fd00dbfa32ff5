import { parsePrice, PRICE_PROBLEMS, priceParts, type PastedItem, type Price as Amount } from '@carta/domain';
import { Price, TextField } from '@carta/ui';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { TypedRecord } from '../outbox/commands/add.ts';
import styles from './paste-preview.module.css';

export interface PreviewedItem extends Pick<PastedItem, 'title' | 'price' | 'choices'> {
  /** The price that the owner has typed for an unclear line. */
  readonly typed: string;
  /** The item that the line makes; null while its price is missing. */
  readonly made: TypedRecord | null;
}

interface PastePreviewProps {
  readonly items: readonly PreviewedItem[];
  readonly onPrice: (index: number, typed: string) => void;
}

/** The items of a pasted list; a line without a clear price asks for it. */
export function PastePreview({ items, onPrice }: PastePreviewProps) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          {item.price ? (
            <p className={styles.item}>
              <span className={styles.title}>{item.title}</span> <Price price={item.price} />
            </p>
          ) : (
            <Unclear item={item} onPrice={(typed) => onPrice(index, typed)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface UnclearProps {
  readonly item: PreviewedItem;
  readonly onPrice: (typed: string) => void;
}

function Unclear({ item, onPrice }: UnclearProps) {
  const id = useId();
  const read = parsePrice(item.typed);
  const problem = read.ok || read.reason === 'empty' ? undefined : PRICE_PROBLEMS[read.reason];
  return (
    <div className={styles.unclear} role="group" aria-labelledby={id}>
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {item.title}
        </p>
        <p className={styles.question}>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {questionOf(item.choices)}
        </p>
      </div>
      <TextField
        label="Precio"
        look="bare"
        prefix="$"
        placeholder="Precio"
        inputMode="decimal"
        autoComplete="off"
        value={item.typed}
        error={problem}
        onChange={({ target }) => onPrice(target.value)}
      />
    </div>
  );
}

function questionOf(choices: readonly Amount[]): string {
  return choices.length === 0 ? 'Falta el precio' : `¿${choices.map(shortPrice).join(' o ')}?`;
}

function shortPrice(price: Amount): string {
  const { big, small } = priceParts(price);
  return small === '00' ? big : `${big},${small}`;
}
