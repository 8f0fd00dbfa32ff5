import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import { DESK_LISTS, deskListOf, deskLists, type DeskList } from './desk-lists.ts';
import { ORDER_STATES, type OrderState } from './order-states.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const MOMENT = { prepMinutes: 30, now: NOW };

type Placed = readonly [state: OrderState, at: number | null, readyAt: number | null, list: DeskList | null];

describe('deskListOf', () => {
  it.each<Placed>([
    ['new', null, null, 'new'],
    // What nobody has accepted is not overlooked among what is for later.
    ['new', 3 * HOUR_MS, 3 * HOUR_MS, 'new'],
    ['accepted', null, 60 * MINUTE_MS, 'preparing'],
    ['accepted', null, null, 'preparing'],
    ['accepted', 3 * HOUR_MS, 3 * HOUR_MS, 'scheduled'],
    ['accepted', 31 * MINUTE_MS, 31 * MINUTE_MS, 'scheduled'],
    ['accepted', 30 * MINUTE_MS, 30 * MINUTE_MS, 'preparing'],
    ['accepted', -5 * MINUTE_MS, -5 * MINUTE_MS, 'preparing'],
    ['accepted', 3 * HOUR_MS, null, 'scheduled'],
    // Minutes that were given on accepting say when it has to be ready.
    ['accepted', 3 * HOUR_MS, 20 * MINUTE_MS, 'preparing'],
    ['accepted', 20 * MINUTE_MS, 45 * MINUTE_MS, 'scheduled'],
    ['ready', 3 * HOUR_MS, 3 * HOUR_MS, 'ready'],
    ['on-the-way', null, null, 'ready'],
    ['done', null, null, 'over'],
    ['rejected', 3 * HOUR_MS, null, 'over'],
    ['cancelled', null, null, 'over'],
    ['unpaid', null, null, null],
  ])(
    '[DESK-6] an order that is %s, wanted in %p ms and ready in %p ms, stands in the list %s',
    (state, at, ready, list) => {
      const moment = (after: number | null) => (after === null ? null : NOW + after);
      expect(deskListOf({ state, at: moment(at), readyAt: moment(ready) }, MOMENT)).toBe(list);
    },
  );

  it('[DESK-6] an accepted order for later comes into preparation by the time alone', () => {
    const order = { state: 'accepted', at: NOW + 2 * HOUR_MS, readyAt: NOW + 2 * HOUR_MS } as const;
    const begins = order.at - 45 * MINUTE_MS;
    expect(deskListOf(order, { prepMinutes: 45, now: begins - 1 })).toBe('scheduled');
    expect(deskListOf(order, { prepMinutes: 45, now: begins })).toBe('preparing');
  });
});

describe('deskLists', () => {
  const order = (name: string, state: OrderState, changes: Partial<Parameters<typeof deskLists>[0][number]> = {}) => ({
    name,
    state,
    at: null,
    readyAt: null,
    createdAt: NOW,
    changedAt: NOW,
    ...changes,
  });
  const names = (orders: ReturnType<typeof order>[], list: DeskList) =>
    deskLists(orders, MOMENT)[list].map(({ name }) => name);

  it('[DESK-6] the oldest new order is the first, also beside one that is wanted sooner', () => {
    const second = order('second', 'new', { createdAt: NOW - 1, at: NOW + HOUR_MS });
    expect(names([second, order('first', 'new', { createdAt: NOW - 2 }), order('third', 'new')], 'new')).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it('[DESK-6] in preparation the order that has to be ready first is the first', () => {
    const late = order('late', 'accepted', { readyAt: NOW - MINUTE_MS });
    expect(names([order('soon', 'accepted', { readyAt: NOW + MINUTE_MS }), late], 'preparing')).toEqual([
      'late',
      'soon',
    ]);
  });

  it('[DESK-6] what waits the longest for being fetched is before what is on its way', () => {
    const orders = [
      order('on its way', 'on-the-way', { changedAt: NOW - HOUR_MS }),
      order('just ready', 'ready', { changedAt: NOW }),
      order('ready for long', 'ready', { changedAt: NOW - MINUTE_MS }),
    ];
    expect(names(orders, 'ready')).toEqual(['ready for long', 'just ready', 'on its way']);
  });

  it('[DESK-6] scheduled orders stand by their moment, and what is over the newest first', () => {
    const later = (name: string, hours: number) => order(name, 'accepted', { at: NOW + hours * HOUR_MS });
    expect(names([later('at night', 5), later('soon', 1)], 'scheduled')).toEqual(['soon', 'at night']);
    const over = [order('old', 'done', { createdAt: NOW - 1 }), order('new', 'rejected')];
    expect(names(over, 'over')).toEqual(['new', 'old']);
  });

  it('[DESK-6] every order stands in one list, but for what is not paid', () => {
    const orders = ORDER_STATES.map((state) => order(state, state));
    const lists = deskLists(orders, MOMENT);
    const listed = DESK_LISTS.flatMap((list) => lists[list].map(({ name }) => name));
    expect(listed.sort()).toEqual(ORDER_STATES.filter((state) => state !== 'unpaid').sort());
  });
});
