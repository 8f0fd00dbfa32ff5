import { ChartCard, Skeleton } from '@carta/ui';
import styles from './chart-skeleton.module.css';

const BARS = ['full', 'long', 'long', 'medium', 'short'] as const;

/** Skeleton of a chart of named bars. */
export function RankedSkeleton() {
  return (
    <div className={styles.ranked} aria-hidden>
      {BARS.map((width, place) => (
        <div key={place} className={styles.bar}>
          <Skeleton width="medium" />
          <Skeleton shape="bar" width={width} />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a report's first two cards. */
export function ReportSkeleton() {
  return (
    <>
      <ChartCard title={<Skeleton shape="title" width="long" />}>
        <RankedSkeleton />
      </ChartCard>
      <ChartCard title={<Skeleton shape="title" width="long" />}>
        <Skeleton shape="chart" />
      </ChartCard>
    </>
  );
}
