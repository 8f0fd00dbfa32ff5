import { atWords, clockWords, hoursText, hoursWords, openDaysWords, openWords, timesWords } from './hours-words.ts';

const shift = (days: number[], from: string, to: string) => ({ days, from, to });

describe('words for hours', () => {
  it.each([
    [[shift([1, 2, 3, 4, 5], '12:00', '15:30')], 'lun a vie de 12.00 a 15.30'],
    [
      [shift([5, 4, 3, 2, 1], '20:00', '00:30'), shift([1, 2, 3, 4, 5], '12:00', '15:30')],
      'lun a vie de 12.00 a 15.30 y de 20.00 a 0.30',
    ],
    [
      [shift([6, 7], '12:00', '16:00'), shift([1], '09:00', '10:00')],
      'lun de 9.00 a 10.00, sáb y dom de 12.00 a 16.00',
    ],
    [[shift([1, 3, 5, 6, 7], '12:00', '16:00')], 'lun, mié y vie a dom de 12.00 a 16.00'],
    [[shift([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00')], 'todos los días de 8.00 a 20.00'],
    [[shift([1, 2, 3, 4, 5, 6, 7], '00:00', '00:00')], 'todos los días las 24 horas'],
    [[shift([6], '10:00', '10:00')], 'sáb de 10.00 a 10.00'],
    [[], ''],
  ])('[HOURS-5] %j is %p', (hours, words) => {
    expect(hoursWords(hours)).toBe(words);
  });

  it.each([
    ['2345671', 'todos los días'],
    ['234567', 'mar a dom'],
    ['136', 'lun, mié y sáb'],
    ['', ''],
  ])('[HOURS-5] a week that is open on %j is %j', (open, words) => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      open.includes(String(day)) ? [{ from: '12:00', to: '15:00' }] : [],
    );
    expect(openDaysWords(week)).toBe(words);
  });

  it('[HOURS-5] the shifts of a day are said by their beginning', () => {
    const shifts = [
      { from: '20:00', to: '00:30' },
      { from: '12:00', to: '15:30' },
    ];
    expect(timesWords(shifts)).toBe('de 12.00 a 15.30 y de 20.00 a 0.30');
  });

  it('[HOURS-5] the text for «Horarios» has whole words and a line for each group of days', () => {
    const hours = [shift([1, 2, 3, 4, 5], '12:00', '15:30'), shift([6], '12:00', '00:00')];
    expect(hoursText(hours)).toBe('Lunes a viernes de 12.00 a 15.30\nSábado de 12.00 a 0.00');
  });

  it.each([
    ['00:30', '0.30'],
    ['12:00', '12.00'],
  ])('[HOURS-5] %s is written %s', (clock, words) => {
    expect(clockWords(clock)).toBe(words);
  });
});

describe('openWords', () => {
  const at = (moment: string) => Date.parse(`2026-11-${moment}:00-03:00`);
  const NOW = at('23T20:00');

  it.each([
    [true, at('24T00:30'), 'Abierto hasta las 0.30'],
    [true, at('24T01:00'), 'Abierto hasta la 1.00'],
    [true, at('30T00:30'), 'Abierto'],
    [true, null, ''],
    [false, at('23T20:30'), 'Abre hoy a las 20.30'],
    [false, at('24T12:00'), 'Abre mañana a las 12.00'],
    [false, at('27T09:00'), 'Abre el viernes a las 9.00'],
    [false, at('30T12:00'), 'Abre el 30 de noviembre a las 12.00'],
    [false, null, 'Cerrado'],
  ])('[HOURS-6] open: %p until %p reads «%s»', (open, until, words) => {
    expect(openWords({ open, until }, 'America/Argentina/Buenos_Aires', NOW)).toBe(words);
  });

  it('[HOURS-6] one o’clock has an article of its own', () => {
    expect([atWords('01:30'), atWords('13:00'), atWords('00:30')]).toEqual(['a la 1.30', 'a las 13.00', 'a las 0.30']);
  });
});
