import { formatCents, priceFromCents, type SalesReport } from '@carta/domain';
import { Button, ChartCard, FiguresDetails, FiguresTable, formatCount, Price } from '@carta/ui';
import { useState } from 'react';
import { useOneLine } from '../use-wide.ts';
import styles from './sold-items.module.css';

/** How many products are shown at first: at a desk the other cards are as high as five. */
const FIRST_ITEMS = 3;
const FIRST_AT_A_DESK = 5;

/** 'Lo más vendido': the products with the highest amounts; a button shows the rest. [SALES-3] */
export function SoldItems({ items }: Pick<SalesReport, 'items'>) {
  const [all, setAll] = useState(false);
  const first = useOneLine() ? FIRST_AT_A_DESK : FIRST_ITEMS;
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, first);
  const most = Math.max(1, ...items.map(({ cents }) => cents));
  return (
    <ChartCard title="Lo más vendido">
      <ul className={styles.items}>
        {shown.map(({ key, title, quantity, cents }) => (
          <li key={key} className={styles.item}>
            <div className={styles.words}>
              <span className={styles.name}>
                {title} <span className={styles.quantity}>×&nbsp;{formatCount(quantity)}</span>
              </span>
              <Price price={priceFromCents(cents)} />
            </div>
            <div className={styles.bar} style={{ width: `${(cents / most) * 100}%` }} aria-hidden data-bar />
          </li>
        ))}
      </ul>
      {items.length > first && (
        <p className={styles.more}>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Ver menos' : `Ver los ${formatCount(items.length)} productos`}
          </Button>
        </p>
      )}
      <FiguresDetails summary="Ver los números de cada producto">
        <FiguresTable caption="Ventas por producto" columns={['Producto', 'Ventas', 'Cantidad']} isStacked>
          {items.map(({ key, title, quantity, cents }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{formatCents(cents)}</td>
              <td>{formatCount(quantity)}</td>
            </tr>
          ))}
        </FiguresTable>
      </FiguresDetails>
    </ChartCard>
  );
}
