/** What the options of charts are built from: an entry of its own, which carries nothing of ECharts. */

export { type ChartFrame, type MeasureText } from './charts/chart-frame.ts';
export { COLORS, scaled, sharedOption, textStyles } from './charts/chart-style.ts';
export type { EChartsCoreOption as ChartOption } from 'echarts/core';
