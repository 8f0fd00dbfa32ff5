import { formatCents, type SalesReport } from '@carta/domain';
import { Button, ChartCard, FiguresDetails, FiguresTable, formatCount } from '@carta/ui';
import { useMemo, useState } from 'react';
import { SoldChart } from './lazy-charts.tsx';
import styles from './sold-items.module.css';

/** How many products are shown at first. */
const FIRST_ITEMS = 3;

/** 'Lo más vendido': the products with the highest amounts; a button shows the rest. [SALES-3] */
export function SoldItems({ items }: Pick<SalesReport, 'items'>) {
  const [all, setAll] = useState(false);
  const shown = useMemo(() => (all ? items : items.slice(0, FIRST_ITEMS)), [items, all]);
  const bars = useMemo(
    () =>
      shown.map(({ title, quantity, cents }) => ({ label: `${title} ×\u00a0${formatCount(quantity)}`, count: cents })),
    [shown],
  );
  if (items.length === 0) return null;
  return (
    <ChartCard title="Lo más vendido">
      <SoldChart title="Lo más vendido" bars={bars} />
      {items.length > FIRST_ITEMS && (
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
