import { dayTitle } from './day-title.ts';

const NOW = Date.UTC(2026, 10, 25, 2);

describe('dayTitle', () => {
  it.each([
    [Date.UTC(2026, 10, 25, 1), 'Hoy'],
    [Date.UTC(2026, 10, 24, 3), 'Hoy'],
    [Date.UTC(2026, 10, 24, 2), 'Ayer'],
    [Date.UTC(2026, 10, 22, 20), 'Domingo 22'],
    [Date.UTC(2026, 10, 18, 20), 'Miércoles 18'],
    [Date.UTC(2026, 10, 17, 20), '17 nov 2026'],
    [Date.UTC(2026, 10, 26, 1), 'Hoy'],
  ])('[DATE-5] in Buenos Aires, %i is titled %s on the evening of 24 November', (at, title) => {
    expect(dayTitle(at, 'America/Argentina/Buenos_Aires', NOW)).toBe(title);
  });
});
