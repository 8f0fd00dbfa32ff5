import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';
import { timeAgo } from './time-ago.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('timeAgo', () => {
  it.each([
    [-5_000, 'recién'],
    [59_999, 'recién'],
    [MINUTE_MS, 'hace 1 min'],
    [HOUR_MS - 1, 'hace 59 min'],
    [HOUR_MS, 'hace 1 h'],
    [DAY_MS - 1, 'hace 23 h'],
    [DAY_MS, 'hace 1 día'],
    [45 * DAY_MS, 'hace 45 días'],
  ])('[DATE-3] %i ms ago reads: %s', (passed, text) => {
    expect(timeAgo(NOW - passed, NOW)).toBe(text);
  });
});
