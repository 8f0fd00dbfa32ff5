/** @jsxImportSource preact */
import { lineAmount, lineParts, type CheckedLine } from '@carta/domain';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { momentOf } from '../order-form.ts';
import { problemWords } from '../problem-words.ts';
import { publicItem } from '../public-item.ts';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon.tsx';
import { Quantity } from '../ui/quantity.tsx';
import texts from '../ui/texts.module.css';
import styles from './cart-lines.module.css';
import { LineEditor } from './line-editor.tsx';

export function CartLines({ store }: { readonly store: OrderStore }) {
  const { menu, view } = store.state;
  const open = view?.kind === 'cart' ? view.line : undefined;
  const list = useRef<HTMLUListElement>(null);
  const openRef = useRef(open);
  /** The focus goes to the line that follows what is taken out, else to the one before. */
  const focusLine = (index: number) => {
    const rows = list.current?.children ?? [];
    rows[Math.min(index, rows.length - 1)]?.querySelector('button')?.focus();
  };
  useLayoutEffect(() => {
    const closed = openRef.current;
    openRef.current = open;
    if (closed !== undefined && open === undefined) focusLine(store.lines.findIndex(({ line }) => line.key === closed));
  });
  const { lines } = store;
  const remove = (index: number) => {
    const line = lines[index]?.line;
    if (!line) return;
    // The last one leaves the order, and so its editor too.
    store.remove(line);
    if (line.key === open) store.back();
    focusLine(index);
  };
  return (
    <div>
      <ul ref={list} class={styles.lines}>
        {lines.map((checked, index) => {
          const { key = '' } = checked.line;
          const item = key === open && publicItem(menu, checked.line.item);
          const rest = { store, name: lineName(checked, lines), onRemove: () => remove(index) };
          return (
            <li key={key}>
              {item ? <LineEditor {...rest} checked={checked} item={item} /> : <Line {...rest} checked={checked} />}
            </li>
          );
        })}
      </ul>
      <button type="button" class={`${buttons.quiet} ${styles.empty}`} onClick={store.empty}>
        <Icon of="bin" />
        {cartaWords.emptyOrder}
      </button>
    </div>
  );
}

/** Returns a line's title; with its options and note where another line has the same title. [CART-7] */
function lineName(checked: CheckedLine, lines: readonly CheckedLine[]): string {
  const { title } = checked;
  const isAlone = lines.filter((other) => other.title === title).length < 2;
  return isAlone ? title : lineParts(checked).join(', ');
}

interface LineProps {
  readonly store: OrderStore;
  readonly checked: CheckedLine;
  /** Tells it from the other lines. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** A tap on it opens it for editing; the quantity changes in place. */
function Line({ store, checked: { line, title, price, options, problem }, name, onRemove }: LineProps) {
  return (
    <div class={styles.line}>
      <div class={styles.text}>
        <p>{title}</p>
        {options.length > 0 && <p class={texts.muted}>{options.map((option) => option.title).join(' · ')}</p>}
        {line.note && (
          <p class={texts.hint}>
            <Icon of="note" small />
            {line.note}
          </p>
        )}
        <p class={styles.price}>
          {problem ? (
            <span class={texts.problem}>{problemWords(problem, momentOf(store.state.form))}</span>
          ) : (
            <Amount cents={lineAmount({ price, quantity: line.quantity })} />
          )}
          {problem !== 'gone' && (
            <button
              type="button"
              class={styles.change}
              aria-label={`${cartaWords.changeLine} ${name}`}
              onClick={() => void store.open({ kind: 'cart', line: line.key ?? '' })}
            >
              <Icon of="pencil" small />
              {cartaWords.changeLine}
            </button>
          )}
        </p>
      </div>
      <Quantity
        of={name}
        value={line.quantity}
        onChange={(quantity) => store.setQuantity(line, quantity)}
        onRemove={onRemove}
      />
    </div>
  );
}
