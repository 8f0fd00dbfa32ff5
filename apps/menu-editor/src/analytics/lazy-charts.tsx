import { lazyComponent, lazyModule, Skeleton } from '@carta/ui';
import { RankedSkeleton } from './chart-skeleton.tsx';

/** The charts and ECharts. They load without a press, so a failed load is retried; the tables do not wait for them. */
export const charts = lazyModule(() => import('./charts/charts.tsx'), { retries: true });

export const RankedChart = lazyComponent(charts, ({ RankedChart }) => RankedChart, { fallback: <RankedSkeleton /> });
export const HoursChart = lazyComponent(charts, ({ HoursChart }) => HoursChart, {
  fallback: <Skeleton shape="chart" />,
});
export const DaysChart = lazyComponent(charts, ({ DaysChart }) => DaysChart, { fallback: <Skeleton shape="chart" /> });
