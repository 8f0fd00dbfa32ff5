import { itemTitle, type ChangedPrice, type Item } from '@carta/domain';
import { Alert, EmptyState, Price } from '@carta/ui';
import { ArrowRight, Equal } from 'lucide-react';
import { counted } from '../counted.ts';
import type { ItemGroup } from './item-groups.ts';
import styles from './price-preview.module.css';

interface PricePreviewProps {
  readonly groups: readonly ItemGroup[];
  readonly changes: readonly ChangedPrice[];
  /** Keys of the items whose new price would be out of range. */
  readonly outOfRange: readonly string[];
}

/** Old and new prices by category, and the items that keep theirs because the new one would be out of range. [PRICE-11] */
export function PricePreview({ groups, changes, outOfRange }: PricePreviewProps) {
  const prices = new Map(changes.map((change) => [change.key, change]));
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
        const shown = own.flatMap((item) => {
          const change = prices.get(item.key);
          return change ? [{ item, change }] : [];
        });
        return (
          shown.length > 0 && (
            <section key={category.key} className={styles.group}>
              <h3 className={styles.path}>{path}</h3>
              <ul className={styles.list}>
                {shown.map(({ item, change }) => (
                  <li key={item.key} className={styles.row}>
                    <span className={styles.title}>{itemTitle(item)}</span>
                    <span className={styles.prices}>
                      <s>
                        <Price price={change.from} muted />
                      </s>
                      <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />
                      <Price price={change.to} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
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
