import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import type { OrderState } from './order-states.ts';
import { openOrders, remindsOfOrder, unansweredOrders } from './order-alarm.ts';
import { preparationStart } from './preparation-start.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const AT = NOW + HOUR_MS;

it.each([
  [AT, null, 30, AT - 30 * MINUTE_MS],
  [AT, AT, 180, AT - 180 * MINUTE_MS],
  [AT, AT + 10 * MINUTE_MS, 30, AT - 20 * MINUTE_MS],
  [null, AT, 30, null],
])(
  '[ALERT-1] an order for %s that is promised at %s and takes %i minutes is begun at %s',
  (at, readyAt, minutes, start) => {
    expect(preparationStart({ at, readyAt }, minutes)).toBe(start);
  },
);

it.each<[OrderState, number]>([
  ['unpaid', 0],
  ['new', 1],
  ['accepted', 0],
  ['ready', 0],
  ['on-the-way', 0],
  ['done', 0],
  ['rejected', 0],
  ['cancelled', 0],
])('[ALERT-2] of an order that is %s, %i waits for an answer', (state, count) => {
  expect(unansweredOrders([{ state }, { state: 'accepted' }])).toBe(count);
});

it.each<[string, OrderState, number | null, number, boolean]>([
  ['a moment before the kitchen begins', 'accepted', AT, AT - 30 * MINUTE_MS - 1, false],
  ['when the kitchen begins', 'accepted', AT, AT - 30 * MINUTE_MS, true],
  ['at the end of the minute', 'accepted', AT, AT - 29 * MINUTE_MS - 1, true],
  ['after the minute', 'accepted', AT, AT - 29 * MINUTE_MS, false],
  ['where it is new, which sounds anyhow', 'new', AT, AT - 30 * MINUTE_MS, false],
  ['where it is ready', 'ready', AT, AT - 30 * MINUTE_MS, false],
  ['where it is wanted as soon as possible', 'accepted', null, AT - 30 * MINUTE_MS, false],
])('[ALERT-3] the desk reminds of an order for later %s: %s, %s', (_when, state, at, now, reminds) => {
  expect(remindsOfOrder({ state, at, readyAt: at }, 30, now)).toBe(reminds);
});

describe('the open orders on home', () => {
  const order = (state: OrderState, minutesAgo: number, at: number | null = null) => ({
    state,
    at,
    readyAt: at,
    createdAt: NOW - minutesAgo * MINUTE_MS,
  });

  it.each([
    ['none', [], { count: 0, unanswered: 0, oldestAt: null }],
    [
      'only what is open',
      [order('done', 90), order('rejected', 80), order('new', 2), order('accepted', 12)],
      { count: 2, unanswered: 1, oldestAt: NOW - 12 * MINUTE_MS },
    ],
    [
      'one for later since the kitchen had to begin with it',
      [order('accepted', 300, NOW + 10 * MINUTE_MS)],
      { count: 1, unanswered: 0, oldestAt: NOW - 20 * MINUTE_MS },
    ],
    [
      'one for later with which nobody has to begin yet without an age',
      [order('accepted', 300, NOW + 2 * HOUR_MS)],
      { count: 1, unanswered: 0, oldestAt: null },
    ],
    [
      'one for soon since it came',
      [order('new', 5, NOW + 10 * MINUTE_MS)],
      { count: 1, unanswered: 1, oldestAt: NOW - 5 * MINUTE_MS },
    ],
  ])('[ALERT-4] home counts %s', (_what, orders, summary) => {
    expect(openOrders(orders, 30, NOW)).toEqual(summary);
  });
});
