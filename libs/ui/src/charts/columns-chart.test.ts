import { columnsChart, type Columns } from './columns-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };

const daysFrom1 = (count: number, more: Partial<Columns> = {}): Columns => ({
  names: Array.from({ length: count }, (_, index) => `${index + 1} nov`),
  columns: [
    { name: 'Por código QR', color: 'red', data: Array<number>(count).fill(900) },
    { name: 'Directas', color: 'grey', data: Array.from({ length: count }, (_, index) => 100 + index) },
  ],
  before: null,
  isZoomable: true,
  ...more,
});

const chartOf = (columns: Columns, frame = FRAME) => columnsChart('Visitas últimos 30 días', columns, frame).option;
const optionOf = (count: number, frame = FRAME) => chartOf(daysFrom1(count), frame);

describe('columnsChart', () => {
  it('stacks the columns of one name', () => {
    expect(optionOf(2).series).toMatchObject([
      { name: 'Por código QR', stack: 'columns', data: [900, 900] },
      { name: 'Directas', stack: 'columns', data: [100, 101] },
    ]);
    expect(optionOf(2).xAxis).toMatchObject({ data: ['1 nov', '2 nov'] });
  });

  it('shows those before beside them, and its axis ends at the largest of all', () => {
    const option = chartOf(daysFrom1(2, { before: [2_000, 3] }));
    expect(option.series).toMatchObject([
      { name: 'Período anterior', data: [2_000, 3] },
      { name: 'Por código QR', stack: 'columns' },
      { name: 'Directas', stack: 'columns' },
    ]);
    expect(option.yAxis).toMatchObject({ max: 2_000, interval: 500 });
    expect(optionOf(2).yAxis).toMatchObject({ max: 1_001, interval: 600 });
  });

  it('shows the sum of a name in the tooltip’s heading, as the chart’s figures are written', () => {
    const headingOf = (option: ReturnType<typeof chartOf>) => {
      const { axisPointer } = option.tooltip as {
        axisPointer: { label: { formatter: (day: { value: string }) => string } };
      };
      return axisPointer.label.formatter({ value: '2 nov' });
    };
    expect(headingOf(optionOf(2))).toBe('2 nov: 1.001');
    expect(headingOf(chartOf(daysFrom1(2, { write: (cents) => `$ ${cents / 100}` })))).toBe('2 nov: $ 10.01');
  });

  it('one column stands out with its name, and a chart without a scale has no numbers at its side', () => {
    const option = chartOf(daysFrom1(2, { loud: 1, hasScale: false }));
    expect(option.series).toMatchObject([
      { data: [900, { value: 900, itemStyle: { color: 'var(--color-accent)', opacity: 1 } }] },
      { data: [100, { value: 101 }] },
    ]);
    expect(option.xAxis).toMatchObject({ data: ['1 nov', { value: '2 nov', textStyle: { fontWeight: 600 } }] });
    expect(option.yAxis).toMatchObject({ axisLabel: { show: false }, splitLine: { show: false } });
  });

  it('zooms to at least a week, and not by the wheel alone', () => {
    expect(optionOf(30).dataZoom).toMatchObject([
      { type: 'slider', minValueSpan: 6 },
      { type: 'inside', minValueSpan: 6, zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false, moveOnMouseMove: false },
    ]);
  });

  it('has no zoom for a week, nor for what are no days', () => {
    expect(optionOf(7).dataZoom).toEqual([]);
    expect(chartOf(daysFrom1(24, { isZoomable: false })).dataZoom).toEqual([]);
  });

  it('draws texts twice as large for a reader with twice the font size', () => {
    expect(optionOf(7).yAxis).toMatchObject({ axisLabel: { fontSize: 13 } });
    expect(optionOf(7, { ...FRAME, rem: 32 }).yAxis).toMatchObject({ axisLabel: { fontSize: 26 } });
  });

  it.each([true, false])('sets animation to %s as the reader prefers', (isAnimated) => {
    expect(optionOf(7, { ...FRAME, isAnimated }).animation).toBe(isAnimated);
  });
});
