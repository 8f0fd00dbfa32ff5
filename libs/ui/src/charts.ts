/** Charts by ECharts: an entry of its own, which loads only where a chart is drawn. */

export { Chart } from './charts/chart.tsx';
export { ChartBox } from './charts/chart-box.tsx';
export { measureText, useChartFrame } from './charts/chart-frame.ts';
export { ColumnsChart } from './charts/columns-chart-view.tsx';
export { rankedChart, type RankedBar } from './charts/ranked-chart.ts';
