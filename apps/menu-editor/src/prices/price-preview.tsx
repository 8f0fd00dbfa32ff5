import { itemTitle, type ChangedPrice, type Item, type OptionGroup } from '@carta/domain';
import { Alert, EmptyState, Price, Stack } from '@carta/ui';
import { ArrowRight, Equal } from 'lucide-react';
import { counted } from '../counted.ts';
import type { ItemGroup } from './item-groups.ts';
import styles from './price-preview.module.css';

interface PricePreviewProps {
  readonly groups: readonly ItemGroup[];
  readonly optionGroups: readonly OptionGroup[];
  readonly changes: readonly ChangedPrice[];
  /** Keys of the items whose new price would be out of range. */
  readonly outOfRange: readonly string[];
}

/** Old and new prices by category and option group, and the items that keep theirs because the new one would be out of range. [PRICE-11] */
export function PricePreview({ groups, optionGroups, changes, outOfRange }: PricePreviewProps) {
  const prices = new Map(changes.map((change) => [change.key + (change.option ?? ''), change]));
  const left = groups.flatMap(({ own }) => own.filter(({ key }) => outOfRange.includes(key)));
  return (
    <>
      {left.length > 0 && <LeftOut items={left} />}
      {changes.length === 0 && (
        <EmptyState icon={Equal} title="Ningún precio cambia">
          Prueba con otro valor, otro redondeo u otros productos.
        </EmptyState>
      )}
      {groups.map(({ category, path, own }) => {
        const priced = own.map((item) => ({ key: item.key, title: itemTitle(item), change: prices.get(item.key) }));
        return <Changes key={category.key} path={path} priced={priced} />;
      })}
      {optionGroups.map(({ key, title, options }) => {
        const priced = options.map((option) => ({ ...option, change: prices.get(key + option.key) }));
        return <Changes key={key} path={title} priced={priced} />;
      })}
    </>
  );
}

interface ChangesProps {
  readonly path: string;
  readonly priced: readonly {
    readonly key: string;
    readonly title: string;
    readonly change: ChangedPrice | undefined;
  }[];
}

function Changes({ path, priced }: ChangesProps) {
  const shown = priced.flatMap(({ change, ...record }) => (change ? [{ ...record, change }] : []));
  return (
    shown.length > 0 && (
      <Stack as="section" gap={1}>
        <h3 className={styles.path}>{path}</h3>
        <ul className={styles.list}>
          {shown.map(({ key, title, change }) => (
            <li key={key} className={styles.row}>
              <span className={styles.title}>{title}</span>
              <span className={styles.prices}>
                <Price price={change.from} muted />
                <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />
                <Price price={change.to} />
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    )
  );
}

function LeftOut({ items }: { readonly items: readonly Item[] }) {
  return (
    <Alert>
      {`${counted(items.length, 'producto no cambia', 'productos no cambian')}, porque el precio no puede quedar así: `}
      {items.map(itemTitle).join(', ')}
    </Alert>
  );
}
