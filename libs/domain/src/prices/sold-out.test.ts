import fc from 'fast-check';
import {
  firstBackOnSale,
  isSoldOut,
  soldOutEnd,
  soldOutMoment,
  soldOutOf,
  soldOutUntil,
  UNTIL_BACK,
} from './sold-out.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const at = (text: string) => Date.parse(text);

describe('sold out for today', () => {
  it.each([
    [BUENOS_AIRES, '2026-11-21T15:00:00Z', '2026-11-22T08:00:00Z'],
    [BUENOS_AIRES, '2026-11-22T02:59:59Z', '2026-11-22T08:00:00Z'],
    [BUENOS_AIRES, '2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00Z'],
    [BUENOS_AIRES, '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['Europe/Madrid', '2026-03-28T12:00:00Z', '2026-03-29T03:00:00Z'],
    ['Europe/Madrid', '2026-10-24T12:00:00Z', '2026-10-25T04:00:00Z'],
    ['Asia/Kolkata', '2026-11-21T23:29:00Z', '2026-11-21T23:30:00Z'],
    ['Pacific/Kiritimati', '2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'],
  ])('[SOLD-1] in %s at %s it lasts until %s', (timeZone, now, until) => {
    expect(new Date(soldOutUntil(timeZone, at(now))).toISOString()).toBe(new Date(until).toISOString());
  });

  it('[SOLD-1] it ends at 05:00 within a day, plus or minus the hour of a clock change', () => {
    const zones = fc.constantFrom(BUENOS_AIRES, 'Europe/Madrid', 'America/Santiago', 'Asia/Kathmandu', 'UTC');
    const moments = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
    fc.assert(
      fc.property(zones, moments, (timeZone, now) => {
        const until = soldOutUntil(timeZone, now);
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(until);
        expect(shown).toBe('05:00:00');
        expect(until - now).toBeGreaterThan(0);
        expect(until - now).toBeLessThanOrEqual(25 * 60 * 60 * 1_000);
      }),
    );
  });

  it.each([
    [null, false],
    [100, false],
    [101, true],
  ])('[SOLD-2] an item that is sold out until %p is sold out at 100: %s', (until, soldOut) => {
    expect(isSoldOut(until, 100)).toBe(soldOut);
  });

  it.each([
    ['2026-11-21T15:00:00Z', 'hasta mañana a las 05:00'],
    ['2026-11-22T02:59:59Z', 'hasta mañana a las 05:00'],
    ['2026-11-22T03:00:00Z', 'hasta hoy a las 05:00'],
    ['2026-11-22T07:59:59Z', 'hasta hoy a las 05:00'],
    ['2026-11-22T08:00:00Z', 'hasta mañana a las 05:00'],
  ])('[SOLD-4] sold out at %s in Buenos Aires lasts %s', (now, words) => {
    expect(soldOutEnd(BUENOS_AIRES, soldOutUntil(BUENOS_AIRES, at(now)), at(now))).toBe(words);
  });

  it.each([
    [[], null],
    [[null, 100, 99], null],
    [[300, null, 200, 50], 200],
    [[UNTIL_BACK], null],
    [[UNTIL_BACK, 200], 200],
  ])('[SOLD-3] of items sold out until %j, the first is back after 100 at %p', (moments, first) => {
    expect(
      firstBackOnSale(
        moments.map((soldOutUntil) => ({ soldOutUntil })),
        100,
      ),
    ).toBe(first);
  });

  it('[SOLD-5] what is sold out until it is put back stays sold out for as long as there are dates, and says so', () => {
    expect(isSoldOut(UNTIL_BACK, at('2226-11-21T15:00:00Z'))).toBe(true);
    expect(soldOutEnd(BUENOS_AIRES, UNTIL_BACK, at('2026-11-21T15:00:00Z'))).toBe('hasta que lo reactives');
    expect(UNTIL_BACK).toBe(8640000000000000);
  });

  it.each([
    [false, null],
    [true, at('2026-11-22T08:00:00Z')],
    ['until-back' as const, UNTIL_BACK],
  ])('[SOLD-5] what is written as sold out with %p is so until %p, and written the same', (soldOut, until) => {
    expect(soldOutMoment(soldOut, BUENOS_AIRES, at('2026-11-21T15:00:00Z'))).toBe(until);
    expect(soldOutOf(until)).toBe(soldOut);
  });
});
