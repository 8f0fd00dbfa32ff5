import type { EChartsCoreOption } from 'echarts/core';
import { formatCount } from '../format-count.ts';
import type { ChartFrame, MeasureText } from '../../charts/chart-frame.ts';
import { axisStep } from '../../charts/axis-step.ts';
import { COLORS, scaled, sharedOption, textStyles } from '../../charts/chart-style.ts';

export interface RankedBar {
  readonly label: string;
  readonly count: number;
}

const formatValue = ({ value }: { readonly value: number }) => formatCount(value);

/** Returns the chart of horizontal bars: the name above each bar, the count behind it; and its height in rem. */
export function rankedChart(
  title: string,
  bars: readonly RankedBar[],
  frame: ChartFrame,
  measureText: MeasureText,
): { option: EChartsCoreOption; heightInRem: number } {
  const styles = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const thickness = size(28);
  const heights = bars.map(({ label }) => measureText(label, styles.name, frame.width).height);
  // ECharts gives all bands the same height, so the tallest name sets it.
  const nameHeight = Math.max(styles.name.lineHeight, ...heights);
  const isWrapped = nameHeight > styles.name.lineHeight;
  const aboveCenter = thickness / 2 + size(4);
  const band = nameHeight + size(4) + thickness + size(14);
  const top = Math.max(0, nameHeight + aboveCenter - band / 2);
  const bottom = styles.axis.lineHeight + size(8);

  const countGap = size(10);
  const countWidth = Math.max(0, ...bars.map(({ count }) => measureText(formatCount(count), styles.count).width));
  const largest = Math.max(1, ...bars.map(({ count }) => count));

  const option: EChartsCoreOption = {
    ...sharedOption(frame, `${title}. Los números están en la tabla.`),
    // Room for the count behind the longest bar, where the axis ends.
    grid: { left: 0, right: countGap + countWidth + size(8), top, bottom, outerBoundsMode: 'none' },
    xAxis: {
      type: 'value',
      max: largest,
      interval: axisStep(largest),
      splitLine: { lineStyle: { color: COLORS.line } },
      axisLine: { show: true, lineStyle: { color: COLORS.strongLine } },
      axisLabel: {
        ...styles.axis,
        color: COLORS.muted,
        margin: size(8),
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        hideOverlap: true,
        formatter: formatCount,
      },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...styles.name,
        ...(isWrapped && { width: frame.width, overflow: 'break' }),
        color: COLORS.ink,
        // Covers the grid lines behind a name.
        backgroundColor: COLORS.paper,
        inside: true,
        interval: 0,
        margin: 0,
        align: 'left',
        verticalAlign: 'bottom',
        padding: [0, isWrapped ? 0 : size(6), aboveCenter, 0],
      },
    },
    series: [
      {
        type: 'bar',
        name: 'Visitas',
        barWidth: thickness,
        barMinHeight: 4,
        // By index, since titles may repeat.
        data: bars.map(({ count }, place) => ({
          value: count,
          itemStyle: { color: COLORS.palette[place % COLORS.palette.length] },
        })),
        itemStyle: { borderColor: COLORS.border, borderWidth: 2, borderRadius: 2 },
        label: {
          ...styles.count,
          show: true,
          position: 'right',
          distance: countGap,
          color: COLORS.ink,
          backgroundColor: COLORS.paper,
          padding: [0, 4, 0, 2],
          formatter: formatValue,
        },
        emphasis: { disabled: true },
        tooltip: { valueFormatter: formatCount },
      },
    ],
  };
  return { option, heightInRem: (top + band * bars.length + bottom) / frame.rem };
}
