import { formatCents, ORDER_PAYMENT_NAMES, priceFromCents, type SalesReport } from '@carta/domain';
import { ChartCard, Price } from '@carta/ui';
import type { ReactNode } from 'react';
import { unbrokenPrices } from '../unbroken-prices.ts';
import styles from './shares-cards.module.css';

const TYPE_NAMES: Readonly<Record<SalesReport['types'][number]['type'], string>> = {
  delivery: 'Delivery',
  takeaway: 'Retiro',
  table: 'En la mesa',
};

/**
 * 'Cómo pagaron': the ways to pay, the one with the highest amount first, and what was charged online. At a table nothing is chosen beforehand.
 * [SALES-3] [SALES-8]
 */
export function Payments({ payments, charges, tables }: Pick<SalesReport, 'payments' | 'charges' | 'tables'>) {
  const unchosen = tables.length > 0 ? 'En la mesa o sin elegir' : 'Sin elegir';
  const shares = payments.map(({ payment, cents }) => ({
    name: payment === null ? unchosen : ORDER_PAYMENT_NAMES[payment],
    cents,
  }));
  const charged = chargedWords(charges);
  return (
    <SharesCard title="Cómo pagaron" shares={shares}>
      {charged !== '' && <p className={styles.charged}>{charged}</p>}
    </SharesCard>
  );
}

/** 'Cobrado en línea $ 1.114.000,00, devuelto $ 48.900,00'; '' where nothing was charged. */
function chargedWords({ paid, refunded, open, fees }: SalesReport['charges']): string {
  const parts = [
    { words: 'cobrado en línea', cents: paid },
    { words: 'cargos de MercadoPago', cents: fees },
    { words: 'devuelto', cents: refunded },
    { words: 'sin confirmar', cents: open },
  ];
  const said = parts
    .filter(({ cents }) => cents > 0)
    .map(({ words, cents }) => `${words} ${unbrokenPrices(formatCents(cents))}`)
    .join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** 'Cómo llegaron': deliveries, what was picked up and what was eaten there, the type with the highest amount first. [SALES-3] */
export function Arrivals({ types }: Pick<SalesReport, 'types'>) {
  const shares = types.map(({ type, cents }) => ({ name: TYPE_NAMES[type], cents }));
  return <SharesCard title="Cómo llegaron" shares={shares} />;
}

interface SharesCardProps {
  readonly title: string;
  readonly shares: readonly { readonly name: string; readonly cents: number }[];
  readonly children?: ReactNode;
}

function SharesCard({ title, shares, children }: SharesCardProps) {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  const percent = (cents: number) => `${total === 0 ? 0 : Math.round((cents / total) * 100)} %`;
  return (
    <ChartCard title={title}>
      <div className={styles.bar} aria-hidden>
        {/* A part of nothing would be a stroke. The highest comes first, so that the colours stay those of the list. */}
        {shares
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents }) => (
            <span key={name} style={{ flexGrow: cents }} data-part={name} />
          ))}
      </div>
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
      {children}
    </ChartCard>
  );
}
