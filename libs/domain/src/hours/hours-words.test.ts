import { clockWords, hoursText, hoursWords } from './hours-words.ts';

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
    [[], ''],
  ])('[HOURS-5] %j is %p', (hours, words) => {
    expect(hoursWords(hours)).toBe(words);
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
