import type { DinerOrder } from '../orders/diner-order.ts';
import type { OrderState } from '../orders/order-states.ts';
import { nextOrderStates, onlyStateBefore, stepOrder } from '../orders/order-states.ts';
import { keyOf } from '../testing/records.ts';
import { closeTable } from './close-table.ts';
import { openVisits, tableVisits, unconfirmedOrders } from './table-visits.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const TODAY = '2026-11-25';

interface Round extends Partial<Pick<DinerOrder, 'state' | 'total' | 'createdAt' | 'day'>> {
  readonly visit?: string;
  readonly at?: string;
}

const round = (name: string, { visit = 'uno', at = 'Mesa 7', ...changes }: Round = {}) => ({
  key: keyOf(name),
  day: TODAY,
  state: 'accepted' as OrderState,
  total: 100,
  createdAt: NOW,
  readyAt: null,
  reason: '',
  lastStep: null,
  type: 'table' as const,
  paid: 'no' as const,
  table: { key: keyOf(at), title: at, visit: keyOf(visit) },
  ...changes,
});

describe('the visit of a table', () => {
  it('[TABLE-7] has its rounds in their order, its sum without what was rejected or cancelled, and since when it is', () => {
    const orders = [
      round('second', { state: 'new', total: 200, createdAt: NOW + 2 }),
      round('first', { state: 'done' }),
      round('third', { state: 'rejected', total: 400, createdAt: NOW + 3 }),
      round('other', { visit: 'dos', at: 'Mesa 2', createdAt: NOW - 1 }),
      round('closed', { visit: 'tres' }),
      { ...round('takeaway'), table: null },
    ];
    const visits = tableVisits(orders, [keyOf('uno'), keyOf('dos')]);
    expect(visits.map(({ table, since, cents, unanswered }) => [table.title, since, cents, unanswered])).toEqual([
      ['Mesa 2', NOW - 1, 100, 0],
      ['Mesa 7', NOW, 300, 1],
    ]);
    expect(visits[1]?.rounds.map(({ key }) => key)).toEqual(['first', 'second', 'third'].map((name) => keyOf(name)));
  });

  it('[TABLE-7] is at the table to which it was moved', () => {
    const orders = [round('first'), round('second', { at: 'Mesa 9', createdAt: NOW + 1 })];
    expect(tableVisits(orders, [keyOf('uno')]).map(({ table }) => table.title)).toEqual(['Mesa 9']);
  });

  it.each<[OrderState, string, boolean]>([
    ['new', TODAY, true],
    ['unpaid', TODAY, true],
    ['accepted', '2026-11-24', true],
    ['done', TODAY, true],
    ['done', '2026-11-24', false],
    ['rejected', TODAY, false],
    ['cancelled', TODAY, false],
  ])('[TABLE-7] with a %s order of %s that was not closed is still open: %s', (state, day, open) => {
    expect(openVisits([round('one', { state, day })], TODAY)).toEqual(open ? [keyOf('uno')] : []);
  });

  it('[TABLE-7] ends by delivering what is accepted or ready, and is not closed while an order is new', () => {
    const orders = (['accepted', 'ready', 'done', 'cancelled', 'unpaid'] as const).map((state) =>
      round(state, { state }),
    );
    const closed = closeTable(orders, NOW);
    expect(
      closed.ok && closed.value.map(({ order, progress }) => [order.key, progress.state, progress.lastStep?.from]),
    ).toEqual([
      [keyOf('accepted'), 'done', 'accepted'],
      [keyOf('ready'), 'done', 'ready'],
    ]);
    expect(closeTable([...orders, round('new', { state: 'new' })], NOW)).toEqual({ ok: false, reason: 'unanswered' });
  });

  it('[ORDER-15] nobody but «Cerrar mesa» delivers what is not ready', () => {
    const order = round('one');
    expect(nextOrderStates(order)).toEqual(['ready', 'cancelled']);
    expect(stepOrder(order, { state: 'done' }, NOW)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(onlyStateBefore({ state: 'done', type: 'table' })).toBeNull();
    expect(onlyStateBefore({ state: 'done', type: 'takeaway' })).toBe('ready');
  });

  it('[ORDER-16] what «Cerrar mesa» has delivered can be taken back for 10 minutes', () => {
    const closed = closeTable([round('one')], NOW);
    const progress = closed.ok ? closed.value[0]?.progress : undefined;
    const order = { ...round('one'), ...progress };
    expect(stepOrder(order, { state: 'accepted' }, NOW + 600_000)).toMatchObject({
      ok: true,
      value: { state: 'accepted' },
    });
  });

  it.each<[OrderState[], boolean[]]>([
    [['new'], [true]],
    [
      ['new', 'new'],
      [true, true],
    ],
    [
      ['accepted', 'new'],
      [false, false],
    ],
    [
      ['new', 'done'],
      [false, false],
    ],
    [
      ['rejected', 'new'],
      [false, true],
    ],
  ])('[TABLE-8] of its orders %j are marked «Mesa sin confirmar»: %j', (states, marked) => {
    const orders = states.map((state, nth) => round(`${nth}`, { state }));
    const keys = unconfirmedOrders([...orders, { ...round('takeaway', { state: 'new' }), table: null }]);
    expect(orders.map(({ key }) => keys.has(key))).toEqual(marked);
    expect(keys.has(keyOf('takeaway'))).toBe(false);
    const [visit] = tableVisits(orders, [keyOf('uno')]);
    expect(visit?.isConfirmed).toBe(!marked.includes(true));
  });
});
