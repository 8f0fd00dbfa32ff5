import { weekHourWords, type WeekHours } from '@carta/domain';
import { formatCount } from '@carta/ui';
import { WEEKDAYS } from '../weekdays.ts';
import { COLORS, scaled, sharedOption, textStyles, type ChartFrame, type ChartOption } from '@carta/ui/chart-options';

/** Opacity of an hour with next to no visits. */
const FAINTEST = 0.15;

type Cell = readonly [hour: number, weekday: number, visits: number];

/** Returns the chart of the hours of the week, the darker the more visits; and its height in rem. */
export function hoursChart(
  title: string,
  hours: WeekHours['hours'],
  frame: ChartFrame,
): { option: ChartOption; heightInRem: number } {
  const { axis } = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const shared = sharedOption(frame, `${title}. Los números están en la tabla.`);
  const cells: Cell[] = hours.flatMap((counts, weekday) =>
    counts.map((visits, hour) => [hour, weekday, visits] as const),
  );
  const label = { ...axis, color: COLORS.muted };
  const bottom = axis.lineHeight + size(8);
  const left = size(34);
  const row = size(30);
  const most = Math.max(1, ...cells.map(([, , visits]) => visits));

  const option: ChartOption = {
    ...shared,
    tooltip: { ...shared.tooltip, trigger: 'item', formatter: cellText },
    grid: { left, right: 0, top: 0, bottom, outerBoundsMode: 'none' },
    xAxis: {
      type: 'category',
      data: Array.from({ length: 24 }, (_, hour) => `${hour}`),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { ...label, interval: (hour: number) => hour % 3 === 0, margin: size(8) },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: WEEKDAYS,
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { ...label, interval: 0, margin: size(8) },
    },
    series: [
      {
        // ECharts' heat map needs a visual map beside it, and takes 6 kB more.
        type: 'scatter',
        name: 'Visitas',
        symbol: 'rect',
        symbolSize: [(frame.width - left) / 24 - 1, row - 1],
        data: cells.map((cell) => ({ value: cell, itemStyle: cellStyle(cell, most) })),
        emphasis: { disabled: true },
      },
    ],
  };
  return { option, heightInRem: (row * 7 + bottom) / frame.rem };
}

function cellStyle([, , visits]: Cell, most: number) {
  if (visits === 0) return { color: COLORS.sunken };
  return { color: COLORS.accent, opacity: FAINTEST + (1 - FAINTEST) * (visits / most) };
}

/** Holds no text of owners or diners, which would have to be escaped. */
function cellText({ value: [hour, weekday, visits] }: { readonly value: Cell }): string {
  return `${weekHourWords({ weekday, hour })}: ${formatCount(visits)}`;
}
