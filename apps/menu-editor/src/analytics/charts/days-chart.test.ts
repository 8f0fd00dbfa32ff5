import { daysChart } from './days-chart.ts';

const FRAME = { width: 300, rem: 16, fontFamily: 'Archivo', isAnimated: true };

const daysFrom1 = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    visits: 1_000 + index,
    qr: 900,
  }));

const optionOf = (count: number, frame = FRAME) =>
  daysChart('Visitas últimos 30 días', { days: daysFrom1(count), before: null }, frame).option;

describe('daysChart', () => {
  it('stacks the direct visits of a day on its scans', () => {
    expect(optionOf(2).series).toMatchObject([
      { name: 'Por código QR', stack: 'visits', data: [900, 900] },
      { name: 'Directas', stack: 'visits', data: [100, 101] },
    ]);
    expect(optionOf(2).xAxis).toMatchObject({ data: ['1 nov', '2 nov'] });
  });

  it('shows the days before beside those of the range, and its axis ends at the largest of all', () => {
    const before = [
      { day: '2026-10-30', visits: 2_000, qr: 7 },
      { day: '2026-10-31', visits: 3, qr: 3 },
    ];
    const { option } = daysChart('Visitas', { days: daysFrom1(2), before }, FRAME);
    expect(option.series).toMatchObject([
      { name: 'Período anterior', data: [2_000, 3] },
      { name: 'Por código QR', stack: 'visits' },
      { name: 'Directas', stack: 'visits' },
    ]);
    expect(option.yAxis).toMatchObject({ max: 2_000, interval: 500 });
    expect(optionOf(2).yAxis).toMatchObject({ max: 1_001, interval: 600 });
  });

  it('shows the visits of the whole day in the tooltip’s heading', () => {
    const { axisPointer } = optionOf(2).tooltip as {
      axisPointer: { label: { formatter: (day: { value: string }) => string } };
    };
    expect(axisPointer.label.formatter({ value: '2 nov' })).toBe('2 nov: 1.001');
  });

  it('zooms to at least a week, and not by the wheel alone', () => {
    expect(optionOf(30).dataZoom).toMatchObject([
      { type: 'slider', minValueSpan: 6 },
      { type: 'inside', minValueSpan: 6, zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false, moveOnMouseMove: false },
    ]);
  });

  it('has no zoom for a week', () => {
    expect(optionOf(7).dataZoom).toEqual([]);
  });

  it('draws texts twice as large for a reader with twice the font size', () => {
    expect(optionOf(7).yAxis).toMatchObject({ axisLabel: { fontSize: 13 } });
    expect(optionOf(7, { ...FRAME, rem: 32 }).yAxis).toMatchObject({ axisLabel: { fontSize: 26 } });
  });

  it.each([true, false])('sets animation to %s as the reader prefers', (isAnimated) => {
    expect(optionOf(7, { ...FRAME, isAnimated }).animation).toBe(isAnimated);
  });
});
