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

/** 'Cómo pagaron': the ways to pay, the one with the highest amount first. [SALES-3] */
export function Payments({ payments }: Pick<SalesReport, 'payments'>) {
  const shares = useMemo(
    () =>
      payments.map(({ payment, cents }) => ({
        name: payment === null ? 'Sin elegir' : ORDER_PAYMENT_NAMES[payment],
        cents,
      })),
    [payments],
  );
  return <SharesCard title="Cómo pagaron" shares={shares} />;
}

/** 'Cómo llegaron': deliveries and what was picked up, the type with the highest amount first. [SALES-3] */
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
