import { formatCents } from '@carta/domain';
import { COLORS, scaled, sharedOption, type ChartFrame, type ChartOption } from '@carta/ui/chart-options';

/** A part of a sum, in cents. */
export interface Share {
  readonly name: string;
  readonly cents: number;
}

/** Returns the bar of the parts of a sum, beside each other in the colours of the palette; and its height in rem. */
export function sharesChart(
  title: string,
  shares: readonly Share[],
  frame: ChartFrame,
): { option: ChartOption; heightInRem: number } {
  const shared = sharedOption(frame, `${title}. Los números están en la lista.`);
  const thickness = scaled(frame, 36);
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  const hidden = { axisLine: { show: false }, axisTick: { show: false }, axisLabel: { show: false } };
  const option: ChartOption = {
    ...shared,
    tooltip: { ...shared.tooltip, axisPointer: { type: 'none' }, valueFormatter: formatCents },
    grid: { left: 1, right: 1, top: 1, bottom: 1, outerBoundsMode: 'none' },
    xAxis: { type: 'value', max: Math.max(1, total), splitLine: { show: false }, ...hidden },
    yAxis: { type: 'category', data: [title], ...hidden },
    series: shares.map(({ name, cents }, place) => ({
      type: 'bar',
      stack: 'shares',
      name,
      data: [cents],
      barWidth: thickness,
      itemStyle: {
        color: COLORS.palette[place % COLORS.palette.length],
        borderColor: COLORS.border,
        borderWidth: 2,
        borderRadius: 2,
      },
      emphasis: { disabled: true },
    })),
  };
  return { option, heightInRem: (thickness + 2) / frame.rem };
}
