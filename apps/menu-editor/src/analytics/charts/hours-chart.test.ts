import { hoursChart } from './hours-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };
const week = (visits: readonly (readonly [weekday: number, hour: number, visits: number])[]) =>
  Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, nth) => visits.find(([weekday, hour]) => weekday === day && hour === nth)?.[2] ?? 0),
  );

describe('hoursChart', () => {
  const { option, heightInRem } = hoursChart(
    'Por hora',
    week([
      [5, 21, 84],
      [6, 13, 42],
    ]),
    FRAME,
  );
  const { series, tooltip } = option as {
    series: [{ data: { value: number[]; itemStyle: { color: string; opacity?: number } }[] }];
    tooltip: { formatter: (cell: { value: number[] }) => string };
  };

  it('has a cell for each hour of the week, Monday at the top, and none of an hour without visits in the accent', () => {
    expect(option.yAxis).toMatchObject({ inverse: true, data: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] });
    expect(series[0].data).toHaveLength(7 * 24);
    const accented = series[0].data.filter(({ itemStyle }) => itemStyle.color === 'var(--color-accent)');
    expect(accented.map(({ value, itemStyle }) => [...value, itemStyle.opacity])).toEqual([
      [21, 5, 84, 1],
      [13, 6, 42, 0.575],
    ]);
  });

  it('says an hour in words', () => {
    expect(tooltip.formatter({ value: [21, 5, 1_284] })).toBe('sábados de 21 a 22: 1.284');
  });

  it('draws a week without visits, and is as high in rem for a reader with twice the font size', () => {
    const { series } = hoursChart('Por hora', week([]), FRAME).option as {
      series: [{ data: { itemStyle: object }[] }];
    };
    expect(series[0].data[0]?.itemStyle).toEqual({ color: 'var(--color-sunken)' });
    expect(hoursChart('Por hora', week([]), { ...FRAME, rem: 32 }).heightInRem).toBeCloseTo(heightInRem);
  });
});
