import { lazyComponent, lazyModule, Skeleton } from '@carta/ui';

/** The charts and ECharts. They load without a press, so a failed load is retried; the figures do not wait for them. */
export const charts = lazyModule(() => import('./charts/charts.tsx'), { retries: true });

const waiting = { fallback: <Skeleton shape="chart" /> };
export const SalesColumns = lazyComponent(charts, ({ SalesColumns }) => SalesColumns, waiting);
export const SoldChart = lazyComponent(charts, ({ SoldChart }) => SoldChart, waiting);
export const SharesChart = lazyComponent(charts, ({ SharesChart }) => SharesChart, {
  fallback: <Skeleton shape="bar" />,
});
