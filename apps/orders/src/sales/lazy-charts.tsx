import { lazyComponent, lazyModule, Skeleton } from '@carta/ui';

/** The charts and ECharts. They load without a press, so a failed load is retried; the figures do not wait for them. */
export const charts = lazyModule(() => import('./charts/charts.tsx'), { retries: true });

export const SalesColumns = lazyComponent(charts, ({ SalesColumns }) => SalesColumns, {
  fallback: <Skeleton shape="chart" />,
});
