import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { openAt } from '../hours/hours.ts';
import { orderTimeProblem, orderTimes, ORDER_TIME_STEP, takesOrdersAt, type OrderHours } from './order-times.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
const at = (text: string) => Date.parse(`2026-11-${text}-03:00`);
/** Wednesday. */
const NOW = at('25T18:50:00');
const EVENINGS = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '01:00' }];
const place = ({
  pausedUntil = null,
  prepMinutes = 30,
  ...rest
}: Partial<OrderHours & OrderHours['ordering']> = {}): OrderHours => ({
  hours: EVENINGS,
  closures: [],
  timeZone,
  ordering: { pausedUntil, prepMinutes },
  ...rest,
});

describe('when orders are taken', () => {
  it.each<[string, number, number | null, boolean, number | null]>([
    ['open', at('25T20:30:00'), null, true, at('26T01:00:00')],
    ['closed', NOW, null, false, at('25T20:00:00')],
    ['paused while open', at('25T20:30:00'), at('25T21:00:00'), false, at('25T21:00:00')],
    ['paused until it is closed', at('25T20:30:00'), at('26T05:00:00'), false, at('26T20:00:00')],
    ['at the end of a pause', at('25T21:00:00'), at('25T21:00:00'), true, at('26T01:00:00')],
  ])('[ORDER-12] %s', (_when, moment, pausedUntil, open, until) => {
    expect(takesOrdersAt(place({ pausedUntil }), moment)).toEqual({ open, until });
  });

  it('[ORDER-12] without hours it is always so', () => {
    expect(takesOrdersAt(place({ hours: [] }), NOW)).toEqual({ open: true, until: null });
  });
});

describe('for when an order can be wanted', () => {
  it.each<[string, number, string | null]>([
    ['the first quarter', at('25T19:30:00'), null],
    ['before', at('25T18:45:00'), 'past'],
    ['too soon', at('25T19:15:00'), 'too-soon'],
    ['no quarter', at('25T20:10:00'), 'off-the-quarter'],
    ['while it is closed, which the hours decide', at('26T10:00:00'), null],
    ['late tomorrow', at('27T00:45:00'), null],
    ['after what opens tomorrow', at('27T01:00:00'), 'after-tomorrow'],
    ['the day after tomorrow', at('27T20:00:00'), 'after-tomorrow'],
    ['a moment that no date has', 8_640_000_000_900_000, 'after-tomorrow'],
  ])('[ORDER-13] %s', (_when, moment, problem) => {
    expect(orderTimeProblem(place(), moment, NOW)).toBe(problem);
  });

  it('[ORDER-13] quarters of this evening and of tomorrow evening', () => {
    const times = orderTimes(place(), NOW);
    expect([times[0], times.at(-1), times.length]).toEqual([at('25T20:00:00'), at('27T00:45:00'), 40]);
  });

  it('[ORDER-13] without hours all quarters until the midnight after tomorrow', () => {
    const times = orderTimes(place({ hours: [] }), NOW);
    expect([times[0], times.at(-1)]).toEqual([at('25T19:30:00'), at('26T23:45:00')]);
  });

  it('[ORDER-13] only what comes after a pause', () => {
    expect(orderTimes(place({ pausedUntil: at('25T23:10:00') }), NOW)[0]).toBe(at('25T23:15:00'));
  });

  it('[ORDER-13] every moment that is offered is accepted while the business takes orders, in every zone and over clock changes', () => {
    const zones = fc.constantFrom(timeZone, 'Europe/Madrid', 'America/Santiago', 'Asia/Kathmandu');
    const clocks = fc.constantFrom('00:00', '05:00', '12:15', '20:00', '23:30');
    const shift = fc.record({ days: fc.constant<number[]>([1, 3, 5, 6, 7]), from: clocks, to: clocks });
    const moments = fc.integer({ min: Date.UTC(2026, 2, 20), max: Date.UTC(2026, 2, 20) + 250 * DAY_MS });
    fc.assert(
      fc.property(zones, fc.array(shift, { maxLength: 2 }), moments, (timeZone, hours, now) => {
        const shop = place({ timeZone, hours });
        const times = orderTimes(shop, now);
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
        for (const time of times) {
          expect(orderTimeProblem(shop, time, now)).toBeNull();
          expect(time % ORDER_TIME_STEP).toBe(0);
          expect(time - now).toBeGreaterThanOrEqual(30 * MINUTE_MS);
          expect(openAt({ ...shop, now: time }).open).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
