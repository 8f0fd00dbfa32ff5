import type { VisitTotals } from '@carta/domain';
import { formatCount } from '@carta/ui';
import styles from './visit-figures.module.css';

/** Visits of the period: all, by QR code and direct. [STATS-7] */
export function VisitFigures({ visits, qr, direct }: VisitTotals) {
  return (
    <Figures
      figures={[
        { name: 'Visitas', count: visits },
        { name: 'Por código QR', count: qr, of: visits },
        { name: 'Directas', count: direct, of: visits },
      ]}
    />
  );
}

interface FigureProps {
  readonly name: string;
  readonly count: number;
  /** What the count is a share of. */
  readonly of?: number;
}

export function Figures({ figures }: { readonly figures: readonly FigureProps[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function Figure({ name, count, of = 0 }: FigureProps) {
  const share = of > 0 && (count / of).toLocaleString('es-AR', { style: 'percent' });
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>
        {formatCount(count)} {share && <span className={styles.share}>{share}</span>}
      </dd>
    </div>
  );
}
