import type { EChartsCoreOption } from 'echarts/core';
import { formatCount } from '../figures/format-count.ts';
import type { ChartFrame, MeasureText } from './chart-frame.ts';
import { axisStep } from './axis-step.ts';
import { COLORS, scaled, sharedOption, textStyles } from './chart-style.ts';

export interface RankedBar {
  readonly label: string;
  readonly count: number;
}

interface RankedLook {
  readonly name?: string;
  /** Writes a figure; counts by default. */
  readonly write?: (count: number) => string;
  /** Where the figures stand: behind the bars with a scale below, or, without one, above their ends. */
  readonly figures?: 'behind' | 'above';
}

/** Returns the chart of horizontal bars: the name above each bar, the figure behind or above it; and its height in rem. */
export function rankedChart(
  title: string,
  bars: readonly RankedBar[],
  frame: ChartFrame,
  measureText: MeasureText,
  { name = 'Visitas', write = formatCount, figures = 'behind' }: RankedLook = {},
): { option: EChartsCoreOption; heightInRem: number } {
  const styles = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const thickness = size(28);
  const isAbove = figures === 'above';
  const figureWidth = Math.max(0, ...bars.map(({ count }) => measureText(write(count), styles.count).width));
  const nameWidth = isAbove ? frame.width - figureWidth - size(12) : frame.width;
  const heights = bars.map(({ label }) => measureText(label, styles.name, nameWidth).height);
  // ECharts gives all bands the same height, so the tallest name sets it.
  const nameHeight = Math.max(styles.name.lineHeight, ...heights);
  const isWrapped = nameHeight > styles.name.lineHeight;
  const aboveCenter = thickness / 2 + size(4);
  const band = nameHeight + size(4) + thickness + size(14);
  const top = Math.max(0, nameHeight + aboveCenter - band / 2);
  const bottom = isAbove ? 0 : styles.axis.lineHeight + size(8);

  const countGap = size(10);
  const largest = Math.max(1, ...bars.map(({ count }) => count));

  const nameAxis = { type: 'category', inverse: true, axisLine: { show: false }, axisTick: { show: false } };
  const onBar = {
    color: COLORS.ink,
    // Covers the grid lines behind a name.
    backgroundColor: COLORS.paper,
    inside: true,
    interval: 0,
    margin: 0,
    verticalAlign: 'bottom',
  };
  const amounts = (data: readonly string[]) => ({
    position: 'right',
    data,
    axisLabel: { ...onBar, ...styles.count, align: 'right', padding: [0, 0, aboveCenter, 0] },
  });

  const option: EChartsCoreOption = {
    ...sharedOption(frame, `${title}. Los números están en la tabla.`),
    // Room for the count behind the longest bar, where the axis ends.
    grid: {
      left: 0,
      right: isAbove ? 1 : countGap + figureWidth + size(8),
      top,
      bottom,
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'value',
      max: largest,
      interval: axisStep(largest),
      splitLine: { show: !isAbove, lineStyle: { color: COLORS.line } },
      axisLine: { show: !isAbove, lineStyle: { color: COLORS.strongLine } },
      axisLabel: {
        ...styles.axis,
        show: !isAbove,
        color: COLORS.muted,
        margin: size(8),
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        hideOverlap: true,
        formatter: write,
      },
    },
    yAxis: [
      {
        ...nameAxis,
        data: bars.map(({ label }) => label),
        axisLabel: {
          ...onBar,
          ...styles.name,
          ...(isWrapped && { width: nameWidth, overflow: 'break' }),
          align: 'left',
          padding: [0, isWrapped ? 0 : size(6), aboveCenter, 0],
        },
      },
      ...(isAbove ? [{ ...nameAxis, ...amounts(bars.map(({ count }) => write(count))) }] : []),
    ],
    series: [
      {
        type: 'bar',
        name,
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
          show: !isAbove,
          position: 'right',
          distance: countGap,
          color: COLORS.ink,
          backgroundColor: COLORS.paper,
          padding: [0, 4, 0, 2],
          formatter: ({ value }: { readonly value: number }) => write(value),
        },
        emphasis: { disabled: true },
        tooltip: { valueFormatter: write },
      },
    ],
  };
  return { option, heightInRem: (top + band * bars.length + bottom) / frame.rem };
}
