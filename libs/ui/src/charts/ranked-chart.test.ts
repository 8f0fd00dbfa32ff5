import type { MeasureText } from './chart-frame.ts';
import { rankedChart, type RankedBar } from './ranked-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };
const TITLE = 'Categorías más vistas últimos 30 días';

/** Each character is half as wide as the font is high. */
const measureText: MeasureText = (text, { fontSize, lineHeight }, width = Infinity) => {
  const length = (text.length * fontSize) / 2;
  return { width: Math.min(length, width), height: Math.ceil(length / width) * lineHeight };
};

function chartOf(bars: readonly RankedBar[], frame = FRAME) {
  const { option, heightInRem } = rankedChart(TITLE, bars, frame, measureText);
  const [series] = option.series as [
    { data: { value: number; itemStyle: { color: string } }[]; itemStyle: object; barWidth: number },
  ];
  const xAxis = option.xAxis as object;
  const [yAxis] = option.yAxis as [
    { data: string[]; axisLabel: { fontSize: number; width?: number; overflow?: string } },
  ];
  return { option, heightInRem, series, xAxis, yAxis };
}

const bars = (...counts: number[]) => counts.map((count, place) => ({ label: `Platos ${place}`, count }));

describe('rankedChart', () => {
  it('fills the bars with five colours in turn and gives each a black border of 2 px', () => {
    const { series } = chartOf(bars(9, 8, 7, 6, 5, 4));
    const colors = [1, 2, 3, 4, 5, 1].map((place) => `var(--color-chart-${place})`);
    expect(series.data.map(({ itemStyle }) => itemStyle.color)).toEqual(colors);
    expect(series.itemStyle).toMatchObject({ borderColor: 'var(--color-chart-border)', borderWidth: 2 });
  });

  it('keeps the order of the bars, also where titles repeat', () => {
    const { series, yAxis } = chartOf([
      { label: 'Vinos', count: 9 },
      { label: 'Vinos', count: 2 },
    ]);
    expect(yAxis.data).toEqual(['Vinos', 'Vinos']);
    expect(series.data.map(({ value }) => value)).toEqual([9, 2]);
  });

  it('leaves room for the count behind the longest bar', () => {
    const { grid } = chartOf(bars(99_999)).option as { grid: { right: number } };
    expect(grid.right).toBeGreaterThan(
      measureText('99.999', { ...FRAME, fontSize: 15, lineHeight: 20, fontWeight: 600 }).width,
    );
  });

  it.each([
    [[1284, 1012, 866], 1284, 800],
    [[900, 3], 900, 250],
    [[1], 1, 1],
    [[], 1, 1],
  ])('its axis of the counts %j ends at the largest, %i, in steps of %i', (counts, max, interval) => {
    expect(chartOf(bars(...counts)).xAxis).toMatchObject({ max, interval });
  });

  it('wraps names that are longer than the chart is wide, and gives every bar room for them', () => {
    const short = chartOf(bars(2, 1));
    const long = chartOf([...bars(2), { label: 'x'.repeat(63), count: 1 }]);
    expect(short.yAxis.axisLabel.overflow).toBeUndefined();
    expect(long.yAxis.axisLabel).toMatchObject({ overflow: 'break', width: FRAME.width });
    expect(long.heightInRem).toBeGreaterThan(short.heightInRem + 2);
  });

  it('writes amounts above the ends of the bars, without a scale, and breaks names before them', () => {
    const look = { name: 'Ventas', write: (cents: number) => `$ ${cents / 100}`, figures: 'above' } as const;
    const { option } = rankedChart(TITLE, [{ label: 'x'.repeat(40), count: 90_000 }], FRAME, measureText, look);
    expect(option).toMatchObject({
      grid: { right: 1, bottom: 0 },
      xAxis: { axisLabel: { show: false }, splitLine: { show: false } },
      yAxis: [
        { axisLabel: { overflow: 'break' } },
        { position: 'right', data: ['$ 900'], axisLabel: { align: 'right' } },
      ],
      series: [{ name: 'Ventas', label: { show: false } }],
    });
  });

  it('grows by the same height for each bar', () => {
    const [one, two, thirty] = [1, 2, 30].map((count) => chartOf(bars(...Array(count).fill(1))).heightInRem);
    expect((thirty ?? 0) - (one ?? 0)).toBeCloseTo(29 * ((two ?? 0) - (one ?? 0)));
  });

  it('draws texts and bars twice as large for a reader with twice the font size', () => {
    const usual = chartOf(bars(5));
    const large = chartOf(bars(5), { ...FRAME, width: 600, rem: 32 });
    expect(large.yAxis.axisLabel.fontSize).toBe(2 * usual.yAxis.axisLabel.fontSize);
    expect(large.series.barWidth).toBe(2 * usual.series.barWidth);
    expect(large.heightInRem).toBeCloseTo(usual.heightInRem);
  });

  it.each([true, false])('sets animation to %s as the reader prefers', (isAnimated) => {
    expect(chartOf(bars(1), { ...FRAME, isAnimated }).option.animation).toBe(isAnimated);
  });

  it('names itself for screen readers', () => {
    expect(chartOf(bars(1)).option.aria).toMatchObject({
      enabled: true,
      label: { description: expect.stringContaining(TITLE) },
    });
  });
});
