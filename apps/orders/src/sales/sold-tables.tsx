import { priceFromCents, type SalesReport } from '@carta/domain';
import { Button, ChartCard, formatCount, Price } from '@carta/ui';
import { useState } from 'react';
import styles from './sold-tables.module.css';

/** How many tables are shown at first. */
const FIRST_TABLES = 5;

/** 'Por mesa': the tables with the highest amounts; a button shows the rest. [SALES-3] */
export function SoldTables({ tables }: Pick<SalesReport, 'tables'>) {
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const shown = all ? tables : tables.slice(0, FIRST_TABLES);
  return (
    <ChartCard title="Por mesa">
      <ul className={styles.tables}>
        {shown.map(({ key, title, orders, cents }) => (
          <li key={key} className={styles.table}>
            <span className={styles.name}>
              {title} <span className={styles.orders}>· {ordersWords(orders)}</span>
            </span>
            <Price price={priceFromCents(cents)} />
          </li>
        ))}
      </ul>
      {tables.length > FIRST_TABLES && (
        <p className={styles.more}>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Ver menos' : `Ver las ${formatCount(tables.length)} mesas`}
          </Button>
        </p>
      )}
    </ChartCard>
  );
}

const ordersWords = (count: number) => (count === 1 ? '1 pedido' : `${formatCount(count)} pedidos`);
