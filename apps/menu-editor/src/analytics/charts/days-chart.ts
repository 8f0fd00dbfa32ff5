import { shortDay, type VisitsReport } from '@carta/domain';
import type { EChartsCoreOption } from 'echarts/core';
import { formatCount } from '../format-count.ts';
import type { ChartFrame } from '../../charts/chart-frame.ts';
import { axisStep } from '../../charts/axis-step.ts';
import { COLORS, scaled, sharedOption, textStyles } from '../../charts/chart-style.ts';
import { LEAST_DAYS } from './day-range.ts';

export interface ChartedDays {
  readonly days: Days;
  /** Those of as many days before, each shown beside its day; null shows none. */
  readonly before: Days | null;
}

type Days = VisitsReport['days'];

/** Returns the chart with a column for each day, scans below direct visits; and its height in rem. */
export function daysChart(
  title: string,
  { days, before }: ChartedDays,
  frame: ChartFrame,
): { option: EChartsCoreOption; heightInRem: number } {
  const { axis } = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const shared = sharedOption(frame, `${title}. Los números están en la tabla.`);
  const isZoomable = days.length > LEAST_DAYS;
  const sliderHeight = size(32);
  const bottom = isZoomable ? sliderHeight + size(12) : 0;
  const names = days.map(({ day }) => shortDay(day));
  const totals = new Map(days.map(({ day, visits }) => [shortDay(day), visits]));
  const header = ({ value }: { value: unknown }) => `${String(value)}: ${formatCount(totals.get(String(value)) ?? 0)}`;
  const label = { ...axis, color: COLORS.muted };
  const largest = Math.max(1, ...[...days, ...(before ?? [])].map(({ visits }) => visits));

  const option: EChartsCoreOption = {
    ...shared,
    tooltip: {
      ...shared.tooltip,
      axisPointer: { ...shared.tooltip.axisPointer, label: { formatter: header } },
      valueFormatter: formatCount,
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
      data: names,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: COLORS.strongLine } },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      max: largest,
      interval: axisStep(largest),
      splitLine: { lineStyle: { color: COLORS.line } },
      axisLabel: { ...label, formatter: formatCount },
    },
    series: [
      ...(before ? [columnBefore(before)] : []),
      column(
        'Por código QR',
        COLORS.accent,
        days.map(({ qr }) => qr),
      ),
      column(
        'Directas',
        COLORS.strongLine,
        days.map(({ visits, qr }) => visits - qr),
      ),
    ],
    dataZoom: isZoomable ? zooms(sliderHeight) : [],
  };
  return { option, heightInRem: (size(212) + bottom) / frame.rem };
}

/** The visits of the day that is as many days before as are shown. */
function columnBefore(before: Days) {
  return {
    type: 'bar',
    name: 'Período anterior',
    data: before.map(({ visits }) => visits),
    itemStyle: { color: COLORS.sunken, borderColor: COLORS.strongLine, borderWidth: 1 },
    barGap: '10%',
    emphasis: { disabled: true },
  };
}

function column(name: string, color: string, data: readonly number[]) {
  return {
    type: 'bar',
    stack: 'visits',
    name,
    data,
    itemStyle: { color },
    barCategoryGap: '20%',
    emphasis: { disabled: true },
  };
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
