import type { EChartsCoreOption } from 'echarts/core';
import { formatCount } from '../figures/format-count.ts';
import { axisStep } from './axis-step.ts';
import type { ChartFrame } from './chart-frame.ts';
import { COLORS, scaled, sharedOption, textStyles } from './chart-style.ts';
import { LEAST_DAYS } from './day-range.ts';

/** Figures that stand as columns, one for each name. */
interface Column {
  readonly name: string;
  readonly color: string;
  readonly opacity?: number;
  readonly data: readonly number[];
}

export interface Columns {
  /** What each column is named below it; no two are the same. */
  readonly names: readonly string[];
  /** Those of one name stand on each other. */
  readonly columns: readonly Column[];
  /** Shown beside those of the same place; null shows none. */
  readonly before: readonly number[] | null;
  /** Writes a figure; counts by default. */
  readonly write?: (figure: number) => string;
  /** True where more than a week can be zoomed. */
  readonly isZoomable: boolean;
  /** False leaves out the scale, where the figures stand elsewhere. */
  readonly hasScale?: boolean;
  /** The place of the column that stands out. */
  readonly loud?: number | undefined;
}

/** Returns the chart with a column for each name, and its height in rem. */
export function columnsChart(
  title: string,
  { names, columns, before, write = formatCount, isZoomable, hasScale = true, loud }: Columns,
  frame: ChartFrame,
): { option: EChartsCoreOption; heightInRem: number } {
  const { axis } = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const shared = sharedOption(frame, `${title}. Los números están en la tabla.`);
  const zooming = isZoomable && names.length > LEAST_DAYS;
  const sliderHeight = size(32);
  const bottom = zooming ? sliderHeight + size(12) : 0;
  const sums = names.map((_, place) => columns.reduce((sum, { data }) => sum + (data[place] ?? 0), 0));
  const totals = new Map(names.map((name, place) => [name, sums[place] ?? 0]));
  const header = ({ value }: { value: unknown }) => `${String(value)}: ${write(totals.get(String(value)) ?? 0)}`;
  const label = { ...axis, color: COLORS.muted };
  const largest = Math.max(1, ...sums, ...(before ?? []));
  const look: ColumnLook = hasScale
    ? {}
    : { barMaxWidth: size(56), itemStyle: { borderRadius: [4, 4, 0, 0].map((px) => size(px)) } };

  const option: EChartsCoreOption = {
    ...shared,
    tooltip: {
      ...shared.tooltip,
      axisPointer: { ...shared.tooltip.axisPointer, label: { formatter: header } },
      valueFormatter: write,
    },
    grid: {
      left: 0,
      right: 1,
      top: axis.lineHeight / 2,
      bottom,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: names.map((value, place) =>
        place === loud ? { value, textStyle: { color: COLORS.ink, fontWeight: 600 } } : value,
      ),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: COLORS.strongLine } },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      max: largest,
      interval: axisStep(largest),
      splitLine: { show: hasScale, lineStyle: { color: COLORS.line } },
      axisLabel: { ...label, show: hasScale, formatter: write },
    },
    series: [
      ...(before ? [columnBefore(before, look)] : []),
      ...columns.map((column) => ({ ...series(column, look), data: withLoud(column.data, loud) })),
    ],
    dataZoom: zooming ? zooms(sliderHeight) : [],
  };
  return { option, heightInRem: (size(212) + bottom) / frame.rem };
}

interface ColumnLook {
  readonly barMaxWidth?: number;
  readonly itemStyle?: { readonly borderRadius: readonly number[] };
}

function columnBefore(data: readonly number[], { itemStyle, ...look }: ColumnLook) {
  return {
    type: 'bar',
    name: 'Período anterior',
    data,
    ...look,
    itemStyle: { ...itemStyle, color: COLORS.sunken, borderColor: COLORS.strongLine, borderWidth: 1 },
    barGap: '10%',
    emphasis: { disabled: true },
  };
}

function series({ name, color, opacity }: Column, { itemStyle, ...look }: ColumnLook) {
  return {
    type: 'bar',
    stack: 'columns',
    name,
    ...look,
    itemStyle: { ...itemStyle, color, ...(opacity !== undefined && { opacity }) },
    barCategoryGap: '20%',
    emphasis: { disabled: true },
  };
}

function withLoud(data: readonly number[], loud: number | undefined) {
  return data.map((value, place) =>
    place === loud ? { value, itemStyle: { color: COLORS.accent, opacity: 1 } } : value,
  );
}

/** Zoom by the slider, by pinching and by the wheel with Ctrl; the wheel alone scrolls the page. */
function zooms(height: number) {
  const shared = { minValueSpan: LEAST_DAYS - 1 };
  const shadow = (color: string) => ({ lineStyle: { color }, areaStyle: { color, opacity: 0.3 } });
  const handle = { color: COLORS.paper, borderColor: COLORS.strongLine };
  return [
    {
      ...shared,
      type: 'slider',
      left: 10,
      right: 10,
      bottom: 0,
      height,
      showDetail: false,
      brushSelect: false,
      borderColor: COLORS.line,
      backgroundColor: 'transparent',
      fillerColor: COLORS.hover,
      dataBackground: shadow(COLORS.strongLine),
      selectedDataBackground: shadow(COLORS.accent),
      handleStyle: handle,
      moveHandleStyle: { color: COLORS.strongLine, opacity: 1 },
      emphasis: { handleStyle: handle, moveHandleStyle: { color: COLORS.muted, opacity: 1 } },
    },
    { ...shared, type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseMove: false, moveOnMouseWheel: false },
  ];
}
