import { priceFromCents, type PriceHistoryEntry } from '@carta/domain';
import { keyOf } from '@carta/domain/testing';
import { historyChart, priceLines } from './history-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };
const change = (at: number, from: number, to: number, option?: string): PriceHistoryEntry => ({
  key: keyOf('price'),
  at,
  from: priceFromCents(from),
  to: priceFromCents(to),
  by: 'demo@carta.test',
  ...(option !== undefined && { option: keyOf(option) }),
});
const named = ({ option }: PriceHistoryEntry) => (option === keyOf('chica') ? 'Chica' : 'Otro');

describe('the chart of a price’s history', () => {
  it('[HIST-1] a line has the price before the first change, each change, and the price now', () => {
    expect(priceLines([change(200, 10_050, 12_000), change(100, 9_000, 10_050)], named, 300)).toEqual([
      {
        name: 'Otro',
        points: [
          [76, 90],
          [100, 100.5],
          [200, 120],
          [300, 120],
        ],
      },
    ]);
  });

  it('[HIST-1] each option of a size has a line, in its colour; no change makes no line', () => {
    const lines = priceLines([change(200, 500, 600, 'grande'), change(100, 100, 200, 'chica')], named, 300);
    expect(lines.map(({ name, points }) => [name, points.length])).toEqual([
      ['Chica', 3],
      ['Otro', 3],
    ]);
    const { option } = historyChart('Historial', lines, { frame: FRAME, timeZone: 'UTC' });
    expect(option.series).toMatchObject([
      { name: 'Chica', step: 'end', color: 'var(--color-chart-1)' },
      { name: 'Otro', step: 'end', color: 'var(--color-chart-2)' },
    ]);
    expect(priceLines([], named, 300)).toEqual([]);
  });

  it('days and prices are written as elsewhere in the panel', () => {
    const { option } = historyChart('Historial', [], { frame: FRAME, timeZone: 'America/Argentina/Buenos_Aires' });
    const { xAxis, yAxis, tooltip } = option as unknown as {
      xAxis: { axisLabel: { formatter: (at: number) => string } };
      yAxis: { axisLabel: { formatter: (pesos: number) => string } };
      tooltip: { valueFormatter: (pesos: number) => string };
    };
    expect(xAxis.axisLabel.formatter(Date.parse('2026-11-03T02:00:00Z'))).toBe('2 nov');
    expect([yAxis.axisLabel.formatter(9_500), tooltip.valueFormatter(9_500.5)]).toEqual(['$ 9.500', '$ 9.500,50']);
  });
});
