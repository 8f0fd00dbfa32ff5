import type { VisitTotals } from '@carta/domain';
import { formatCount } from './format-count.ts';
import styles from './visit-figures.module.css';

/** Visits of the period: all, by QR code and direct. [STATS-7] */
export function VisitFigures({ visits, qr, direct }: VisitTotals) {
  const share = (count: number) =>
    visits > 0 ? (count / visits).toLocaleString('es-AR', { style: 'percent' }) : undefined;
  return (
    <dl className={styles.figures}>
      <Figure name="Visitas" count={visits} />
      <Figure name="Por código QR" count={qr} share={share(qr)} />
      <Figure name="Directas" count={direct} share={share(direct)} />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly count: number;
  readonly share?: string | undefined;
}

function Figure({ name, count, share }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>
        {formatCount(count)} {share && <span className={styles.share}>{share}</span>}
      </dd>
    </div>
  );
}
