import { rangeComparison } from './range-comparison.ts';

describe('visits beside those of the days before', () => {
  it.each([
    [112, 100, 7, false, '12 % más que los 7 días anteriores', true],
    [88, 100, 7, false, '12 % menos que los 7 días anteriores', false],
    [88, 1100, 7, true, '1.100 en los 7 días anteriores', false],
    [112, 100, 7, true, '12 % más que los 7 días anteriores', true],
    [100, 100, 7, true, 'Igual que los 7 días anteriores', false],
    [1001, 1000, 30, false, 'Casi igual que los 30 días anteriores', true],
    [0, 100, 30, false, '100 % menos que los 30 días anteriores', false],
    [5, 0, 30, false, 'Sin visitas en los 30 días anteriores', false],
    [6, 3, 1, false, '100 % más que el día anterior', true],
    [0, 0, 30, false, '', false],
  ])(
    '[STATS-15] %i visits after %i on %i days (running: %s) are: %s',
    (visits, before, days, isRunning, words, grows) => {
      expect(rangeComparison({ visits, before, days, isRunning })).toEqual({ words, isGrowing: grows });
    },
  );
});
