import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '../duration.ts';
import { plusDays } from '../hours/calendar-day.ts';
import { soldOutUntil } from '../prices/sold-out.ts';
import { orderDay } from './order-day.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const ZONES = [BUENOS_AIRES, 'Europe/Madrid', 'America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];

describe('the day of an order', () => {
  it.each([
    [BUENOS_AIRES, '2026-11-25T21:00:00-03:00', '2026-11-25'],
    [BUENOS_AIRES, '2026-11-26T00:30:00-03:00', '2026-11-25'],
    [BUENOS_AIRES, '2026-11-26T04:59:59.999-03:00', '2026-11-25'],
    [BUENOS_AIRES, '2026-11-26T05:00:00-03:00', '2026-11-26'],
    ['Europe/Madrid', '2026-03-29T04:59:59+02:00', '2026-03-28'],
    ['Europe/Madrid', '2026-03-29T05:00:00+02:00', '2026-03-29'],
    ['Europe/Madrid', '2026-10-25T04:59:59+01:00', '2026-10-24'],
    ['Europe/Madrid', '2026-10-25T05:00:00+01:00', '2026-10-25'],
  ])('[ORDER-11] in %s at %s it is %s', (timeZone, now, day) => {
    expect(orderDay(timeZone, Date.parse(now))).toBe(day);
  });

  it('[ORDER-11] it ends when what is sold out today is back, and lasts a day plus or minus the hour of a clock change', () => {
    const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moments, (timeZone, now) => {
        const day = orderDay(timeZone, now);
        const end = soldOutUntil(timeZone, now);
        expect(orderDay(timeZone, end - 1)).toBe(day);
        expect(orderDay(timeZone, end)).toBe(plusDays(day, 1));
        const next = soldOutUntil(timeZone, end);
        expect(Math.abs(next - end - DAY_MS)).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });
});
