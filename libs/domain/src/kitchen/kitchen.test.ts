import type { DinerOrder } from '../orders/diner-order.ts';
import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import { kitchenTickets, stationLines, toMake } from './kitchen-tickets.ts';
import { isMadeAt } from './stations.ts';
import { ticketAge, type TicketPace } from './ticket-age.ts';
import { tickLines } from './tick-lines.ts';

const NOW = Date.parse('2026-11-25T21:10:00-03:00');
const MINUTE = 60_000;

const line = (title: string, changes: Partial<DinerOrder['lines'][number]> = {}) => ({
  key: keyOf(title),
  item: keyOf(title),
  title,
  options: [],
  quantity: 1,
  note: '',
  cents: 100,
  readyAt: null,
  ...changes,
});

const order = (name: string, changes: Partial<DinerOrder> = {}) => ({
  key: keyOf(name),
  state: 'accepted' as DinerOrder['state'],
  type: 'table' as DinerOrder['type'],
  paid: 'no' as DinerOrder['paid'],
  at: null,
  readyAt: null,
  reason: '',
  lastStep: null,
  createdAt: NOW,
  lines: [line('bife'), line('flan')],
  ...changes,
});

describe('the lines of a ticket', () => {
  it('[KITCHEN-1] are ticked one by one, and the last one makes the order ready', () => {
    const first = tickLines(order('one'), { keys: [keyOf('bife')], ready: true }, NOW);
    expect(first).toMatchObject({ ok: true, value: { lines: [{ readyAt: NOW }, { readyAt: null }], progress: null } });
    const lines = first.ok ? first.value.lines : [];
    const last = tickLines(order('one', { lines }), { keys: [keyOf('bife'), keyOf('flan')], ready: true }, NOW + 5);
    expect(last).toMatchObject({
      ok: true,
      value: {
        lines: [{ readyAt: NOW }, { readyAt: NOW + 5 }],
        progress: { state: 'ready', lastStep: { from: 'accepted', at: NOW + 5 } },
      },
    });
  });

  it('[KITCHEN-1] come back, which changes no state', () => {
    const ticked = order('one', { lines: [line('bife', { readyAt: NOW }), line('flan')] });
    expect(tickLines(ticked, { keys: [keyOf('bife')], ready: false }, NOW)).toMatchObject({
      ok: true,
      value: { lines: [{ readyAt: null }, { readyAt: null }], progress: null },
    });
  });

  it.each(['unpaid', 'new', 'ready', 'on-the-way', 'done', 'rejected', 'cancelled'] as const)(
    '[KITCHEN-1] of a %s order are not ticked',
    (state) => {
      const ticked = tickLines(order('one', { state }), { keys: [keyOf('bife')], ready: true }, NOW);
      expect(ticked).toEqual({ ok: false, reason: 'not-allowed' });
    },
  );

  it('[KITCHEN-1] that the order does not have are refused', () => {
    const ticked = tickLines(order('one'), { keys: [keyOf('bife'), keyOf('locro')], ready: true }, NOW);
    expect(ticked).toEqual({ ok: false, reason: 'unknown-line' });
  });
});

describe('the age of a ticket', () => {
  it.each<[number, Partial<DinerOrder>, number, TicketPace]>([
    [4, {}, 4, 'calm'],
    [9, { readyAt: NOW + MINUTE }, 9, 'calm'],
    [10, { readyAt: NOW + 35 * MINUTE }, 10, 'hurry'],
    [13, { readyAt: NOW + 7 * MINUTE }, 13, 'hurry'],
    [22, { readyAt: NOW - 2 * MINUTE }, 22, 'late'],
    [25, { readyAt: NOW + 20 * MINUTE }, 25, 'hurry'],
    [8, { readyAt: NOW }, 8, 'late'],
    [9, {}, 9, 'calm'],
    [19, {}, 19, 'hurry'],
    [20, {}, 20, 'late'],
    [120, { at: NOW + 25 * MINUTE, readyAt: NOW + 25 * MINUTE }, 5, 'calm'],
    [-1, {}, 0, 'calm'],
  ])('[KITCHEN-2] of an order of %i minutes ago with %j is %i minutes, %s', (ago, changes, minutes, pace) => {
    const age = ticketAge(order('one', { createdAt: NOW - ago * MINUTE, ...changes }), { prepMinutes: 30, now: NOW });
    expect(age).toEqual({ minutes, pace });
  });
});

describe('a kitchen', () => {
  const MENU = menu('Parrilla: bife, chorizo | Cocina > Pastas: ñoquis | Postres: flan');
  const keyOfItem = (title: string) => MENU.items.find((each) => each.title === title)?.key ?? '';
  const categoryKey = (title: string) =>
    [...MENU.categoriesL1, ...MENU.categoriesL2].find((each) => each.title === title)?.key ?? '';
  const dish = (title: string, changes: Partial<DinerOrder['lines'][number]> = {}) =>
    line(title, { item: keyOfItem(title), ...changes });
  const kitchen = { prepMinutes: 30, now: NOW };

  it('[KITCHEN-3] has the accepted orders, the oldest first, and those for later by when it begins with them', () => {
    const later = NOW + 65 * MINUTE;
    const orders = [
      order('new', { state: 'new' }),
      order('young', { createdAt: NOW - 4 * MINUTE }),
      order('ready', { state: 'ready' }),
      order('old', { createdAt: NOW - 22 * MINUTE }),
      order('last', { at: later + MINUTE, readyAt: later + MINUTE }),
      order('later', { at: later, readyAt: later }),
      order('begun', { at: NOW + 25 * MINUTE, readyAt: NOW + 25 * MINUTE, createdAt: NOW - 120 * MINUTE }),
    ];
    const tickets = kitchenTickets(orders, kitchen);
    expect(tickets.now.map(({ key }) => key)).toEqual(['old', 'begun', 'young'].map((name) => keyOf(name)));
    expect(tickets.later.map(({ key }) => key)).toEqual(['later', 'last'].map((name) => keyOf(name)));
  });

  it.each([
    [[], ['bife', 'ñoquis', 'flan', 'gone']],
    [['Parrilla'], ['bife', 'gone']],
    [['Cocina'], ['ñoquis', 'gone']],
    [
      ['Pastas', 'Postres'],
      ['ñoquis', 'flan', 'gone'],
    ],
  ])('[KITCHEN-3] with the categories %j makes %j', (categories, titles) => {
    const isMade = isMadeAt(MENU, categories.map(categoryKey));
    const ticket = order('one', { lines: [dish('bife'), dish('ñoquis'), dish('flan'), line('gone')] });
    expect(stationLines(ticket, isMade).map(({ title }) => title)).toEqual(titles);
  });

  it('[KITCHEN-3] has no ticket of which it makes nothing', () => {
    const orders = [
      order('pasta', { lines: [dish('ñoquis')] }),
      order('both', { lines: [dish('ñoquis'), dish('bife')] }),
    ];
    const isMade = isMadeAt(MENU, [categoryKey('Parrilla')]);
    expect(kitchenTickets(orders, { ...kitchen, isMade }).now.map(({ key }) => key)).toEqual([keyOf('both')]);
  });

  it('[KITCHEN-4] counts a dish with the same options over all tickets, without what is ticked, and what is for later apart', () => {
    const later = NOW + 65 * MINUTE;
    const orders = [
      order('one', { lines: [dish('bife', { quantity: 2, options: ['Jugoso'] }), dish('flan', { readyAt: NOW })] }),
      order('two', { lines: [dish('bife', { quantity: 3, options: ['Jugoso'], note: 'sin sal' }), dish('bife')] }),
      order('new', { state: 'new' }),
      order('later', { at: later, readyAt: later, lines: [dish('ñoquis', { quantity: 2 }), dish('flan')] }),
    ];
    const { dishes, later: after } = toMake(orders, kitchen);
    expect(dishes.map(({ title, options, quantity }) => [quantity, title, options])).toEqual([
      [5, 'bife', ['Jugoso']],
      [1, 'bife', []],
    ]);
    expect(after).toEqual([{ at: later, quantity: 3 }]);
  });
});
