import { lazyComponent, lazyModule, Skeleton } from '@carta/ui';
import { RankedSkeleton } from './chart-skeleton.tsx';

/** ECharts and what is drawn with it. No press asks for it, so it loads until it is there; the tables do not wait for it. */
export const charts = lazyModule(() => import('./charts/charts.tsx'), { retries: true });

export const RankedChart = lazyComponent(charts, ({ RankedChart }) => RankedChart, { fallback: <RankedSkeleton /> });
export const DaysChart = lazyComponent(charts, ({ DaysChart }) => DaysChart, { fallback: <Skeleton shape="chart" /> });
