import { sharesChart } from './shares-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };

describe('sharesChart', () => {
  it('puts the parts beside each other up to their sum, in the colours of the palette with a black border', () => {
    const { option, heightInRem } = sharesChart(
      'Cómo pagaron',
      [
        { name: 'Efectivo', cents: 700 },
        { name: 'Transferencia', cents: 300 },
      ],
      FRAME,
    );
    expect(option).toMatchObject({
      xAxis: { max: 1_000 },
      series: [
        {
          stack: 'shares',
          name: 'Efectivo',
          data: [700],
          itemStyle: { color: 'var(--color-chart-1)', borderWidth: 2 },
        },
        { stack: 'shares', name: 'Transferencia', data: [300], itemStyle: { color: 'var(--color-chart-2)' } },
      ],
    });
    expect(heightInRem).toBeCloseTo(38 / 16);
  });

  it('writes amounts of money in its tooltip, and names itself for screen readers', () => {
    const { option } = sharesChart('Cómo pagaron', [{ name: 'Efectivo', cents: 123_456_750 }], FRAME);
    const { valueFormatter } = option.tooltip as { valueFormatter: (cents: number) => string };
    expect(valueFormatter(123_456_750)).toBe('$ 1.234.567,50');
    expect(option.aria).toMatchObject({ label: { description: 'Cómo pagaron. Los números están en la lista.' } });
  });
});
