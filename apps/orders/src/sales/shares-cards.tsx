import { ORDER_PAYMENT_NAMES, priceFromCents, type SalesReport } from '@carta/domain';
import { ChartCard, Price } from '@carta/ui';
import { useMemo } from 'react';
import { SharesChart } from './lazy-charts.tsx';
import styles from './shares-cards.module.css';

const TYPE_NAMES: Readonly<Record<SalesReport['types'][number]['type'], string>> = {
  delivery: 'Delivery',
  takeaway: 'Retiro',
  table: 'En la mesa',
};

/** 'Cómo pagaron': the ways to pay, the one with the highest amount first. At a table nothing is chosen beforehand. [SALES-3] */
export function Payments({ payments, tables }: Pick<SalesReport, 'payments' | 'tables'>) {
  const unchosen = tables.length > 0 ? 'En la mesa o sin elegir' : 'Sin elegir';
  const shares = useMemo(
    () =>
      payments.map(({ payment, cents }) => ({
        name: payment === null ? unchosen : ORDER_PAYMENT_NAMES[payment],
        cents,
      })),
    [payments, unchosen],
  );
  return <SharesCard title="Cómo pagaron" shares={shares} />;
}

/** 'Cómo llegaron': deliveries, what was picked up and what was eaten there, the type with the highest amount first. [SALES-3] */
export function Arrivals({ types }: Pick<SalesReport, 'types'>) {
  const shares = useMemo(() => types.map(({ type, cents }) => ({ name: TYPE_NAMES[type], cents })), [types]);
  return <SharesCard title="Cómo llegaron" shares={shares} />;
}

interface SharesCardProps {
  readonly title: string;
  readonly shares: readonly { readonly name: string; readonly cents: number }[];
}

function SharesCard({ title, shares }: SharesCardProps) {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  const percent = (cents: number) => `${total === 0 ? 0 : Math.round((cents / total) * 100)} %`;
  return (
    <ChartCard title={title}>
      <SharesChart title={title} shares={shares} />
      <ul className={styles.shares}>
        {shares.map(({ name, cents }) => (
          <li key={name} className={styles.share}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>
              <Price price={priceFromCents(cents)} />
              <span className={styles.percent}>{percent(cents)}</span>
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
