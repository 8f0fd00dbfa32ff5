import fc from 'fast-check';
import { MINUTE_MS } from '../duration.ts';
import { openAt } from '../hours/hours.ts';
import { orderDay } from './order-day.ts';
import { ORDER_STATES } from './order-states.ts';
import { isSlowOrder, nextSlowNotice, SLOW_AFTER_MS, type DeskPresence } from './slow-order.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
const at = (text: string) => Date.parse(`2026-11-${text}-03:00`);
/** Wednesday. */
const NOW = at('25T21:30:00');
const EVENINGS = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '01:00' }];
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
const place = (changes: Partial<DeskPresence> = {}): DeskPresence => ({
  hours: EVENINGS,
  closures: [],
  timeZone,
  seenAt: ago(11),
  now: NOW,
  ...changes,
});
const order = { state: 'new', createdAt: ago(1) } as const;

describe('an order whose answer may take long', () => {
  it.each<[string, Partial<DeskPresence>, number, boolean]>([
    ['that came while nobody was at the desk for over 10 minutes is slow at once', {}, 0, true],
    ['is not slow where a desk was open 10 minutes ago', { seenAt: ago(10) }, 60, false],
    ['is slow a moment after 10 minutes', { seenAt: ago(10) - 1 }, 60, true],
    ['is not slow where a desk is open, however long it waits', { seenAt: NOW }, 600, false],
    ['is not slow where a desk was open later than this clock says', { seenAt: ago(-5) }, 60, false],
    ['of a business that never had a desk open is slow after 10 minutes', { seenAt: null }, 11, true],
    ['of a business that never had a desk open is not slow before', { seenAt: null }, 10, false],
    ['without hours the business is always open', { hours: [] }, 0, true],
    ['is not slow while the business is closed', { now: at('26T10:00:00') }, 600, false],
    ['is not slow at closing time', { now: at('26T01:00:00') }, 600, false],
    [
      'is not slow in the first 10 minutes of an opening',
      { seenAt: at('25T01:00:00'), now: at('25T20:09:59') },
      0,
      false,
    ],
    ['is slow after them', { seenAt: at('25T01:00:00'), now: at('25T20:10:00') }, 0, true],
    ['is slow after midnight, in the shift of the day before', { now: at('26T00:30:00') }, 0, true],
    [
      'is slow where two shifts touch',
      {
        hours: [
          { days: [3], from: '12:00', to: '21:25' },
          { days: [3], from: '21:25', to: '23:00' },
        ],
      },
      0,
      true,
    ],
    ['is not slow on a day that is closed', { closures: [{ date: '2026-11-25', title: '' }] }, 60, false],
    [
      'is slow in the hours of a special day',
      {
        hours: [{ days: [1], from: '12:00', to: '13:00' }],
        closures: [{ date: '2026-11-25', title: '', hours: EVENINGS }],
      },
      0,
      true,
    ],
  ])('[ORDER-24] an order %s', (_what, changes, waits, expected) => {
    const desk = place(changes);
    expect(isSlowOrder({ ...order, createdAt: desk.now - waits * MINUTE_MS }, desk)).toBe(expected);
  });

  it.each(ORDER_STATES)('[ORDER-24] only a new order is slow: %s', (state) => {
    expect(isSlowOrder({ ...order, state }, place())).toBe(state === 'new');
  });

  it('[ORDER-24] a slow order’s business is open, and has been without a desk for longer than 10 minutes', () => {
    const moments = fc.integer({ min: at('20T00:00:00'), max: at('30T00:00:00') });
    fc.assert(
      fc.property(moments, fc.option(moments), moments, (now, seenAt, createdAt) => {
        const desk = place({ now, seenAt });
        if (!isSlowOrder({ state: 'new', createdAt }, desk)) return;
        expect(openAt(desk).open).toBe(true);
        expect(now - (seenAt ?? createdAt)).toBeGreaterThan(SLOW_AFTER_MS);
      }),
    );
  });
});

describe('the notice of slow orders', () => {
  it.each<[string, number, number]>([
    ['an evening', at('25T21:30:00'), at('26T05:00:00')],
    ['after midnight', at('26T00:30:00'), at('26T05:00:00')],
    ['05:00', at('26T05:00:00'), at('27T05:00:00')],
  ])('[ORDER-25] comes again when the day of orders ends: %s', (_when, now, expected) => {
    const next = nextSlowNotice(timeZone, now);
    expect(next).toBe(expected);
    expect(orderDay(timeZone, next - 1)).toBe(orderDay(timeZone, now));
    expect(orderDay(timeZone, next)).not.toBe(orderDay(timeZone, now));
  });
});
