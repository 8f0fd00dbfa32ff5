import { dayIn, formatCents, priceInCents, shortDay, type PriceHistoryEntry } from '@carta/domain';
import { COLORS, scaled, sharedOption, textStyles, type ChartFrame, type ChartOption } from '@carta/ui/chart-options';

/** Share of the shown time before the first change, so that the old price is seen. */
const LEAD = 0.12;

/** A price over time: moments in ms since 1970, prices in pesos. */
export interface PriceLine {
  readonly name: string;
  readonly points: readonly (readonly [at: number, pesos: number])[];
}

/** Returns a line for each price that changed, up to `now`; `history` is sorted with the latest first. */
export function priceLines(
  history: readonly PriceHistoryEntry[],
  nameOf: (entry: PriceHistoryEntry) => string,
  now: number,
): PriceLine[] {
  const first = history.at(-1);
  if (!first) return [];
  const start = first.at - (now - first.at) * LEAD;
  const changes = new Map<string | undefined, PriceHistoryEntry[]>();
  for (const entry of history.toReversed()) {
    const { option } = entry;
    changes.set(option, [...(changes.get(option) ?? []), entry]);
  }
  return [...changes.values()].flatMap((entries) => {
    const [oldest, last] = [entries[0], entries.at(-1)];
    if (!oldest || !last) return [];
    const points = entries.map(({ at, to }) => [at, pesos(to)] as const);
    return { name: nameOf(last), points: [[start, pesos(oldest.from)], ...points, [now, pesos(last.to)]] };
  });
}

/** Returns the chart of prices as steps, and its height in rem. */
export function historyChart(
  title: string,
  lines: readonly PriceLine[],
  { frame, timeZone }: { readonly frame: ChartFrame; readonly timeZone: string },
): { option: ChartOption; heightInRem: number } {
  const { axis } = textStyles(frame);
  const size = (px: number) => scaled(frame, px);
  const shared = sharedOption(frame, `${title}. Los precios están en la lista.`);
  const label = { ...axis, color: COLORS.muted, hideOverlap: true };
  const day = (at: number) => shortDay(dayIn(timeZone, at));
  const option: ChartOption = {
    ...shared,
    tooltip: {
      ...shared.tooltip,
      axisPointer: { type: 'line', lineStyle: { color: COLORS.line }, label: { formatter: pointedDay(day) } },
      valueFormatter: (value: unknown) => formatCents(Math.round(Number(value) * 100)),
    },
    grid: {
      left: 0,
      right: size(8),
      top: axis.lineHeight / 2,
      bottom: 0,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'time',
      min: 'dataMin',
      max: 'dataMax',
      splitNumber: 3,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: COLORS.strongLine } },
      axisLabel: { ...label, formatter: day },
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 2,
      splitLine: { lineStyle: { color: COLORS.line } },
      axisLabel: { ...label, formatter: (value: number) => `$ ${value.toLocaleString('es-AR')}` },
    },
    series: lines.map((line, index) => step(line, lines.length === 1 ? COLORS.accent : paletteColor(index))),
  };
  return { option, heightInRem: size(132) / frame.rem };
}

function step({ name, points }: PriceLine, color: string) {
  return {
    type: 'line',
    step: 'end',
    name,
    color,
    data: points.map(([...point], index) => ({
      value: point,
      symbol: index === points.length - 1 ? 'circle' : 'none',
    })),
    symbolSize: 9,
    lineStyle: { width: 2, color },
    itemStyle: { color },
    emphasis: { disabled: true },
  };
}

function paletteColor(index: number): string {
  return COLORS.palette[index % COLORS.palette.length] ?? COLORS.accent;
}

const pointedDay =
  (day: (at: number) => string) =>
  ({ value }: { value: unknown }) =>
    day(Number(value));

function pesos(price: PriceHistoryEntry['to']): number {
  return priceInCents(price) / 100;
}
