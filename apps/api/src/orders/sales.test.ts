/** @postgres pages of rows by day and number, sums that are larger than an integer of 32 bits */
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  newKey,
  ORDER_PAYMENTS,
  ORDER_STATES,
  type DinerOrder,
  type SalesReport,
} from '@carta/domain';
import { keyOf } from '@carta/domain/testing';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
const NOW = Date.parse('2026-11-25T21:00:00-03:00');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: () => NOW });
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

const sales = (query: object, request: object = {}) =>
  send<SalesReport & { code: string; issues: { path: string }[] }>(server, 'sales', {
    query: query as Record<string, string>,
    ...request,
  });

/** Returns numbers from 0 to below `most`, always the same ones for a seed (mulberry32). */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
}

/** By zone: making one takes as long as reading it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall of the restaurant shows: '2026-10-25 04:59:59'. */
function wall(timeZone: string, moment: number): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** Returns the night of a clock as that of the evening before. */
function dayByWall(shown: string): string {
  const [day = '', time = ''] = shown.split(' ');
  if (time >= '05:00:00') return day;
  const before = new Date(`${day}T12:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toJSON().split('T')[0] ?? '';
}

/** Returns orders of these nights, most of them near 05:00 or a change of the clocks. */
function someOrders(timeZone: string, nights: readonly string[], seed: number): DinerOrder[] {
  const next = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const last = new Map<string, number>();
  return Array.from({ length: 400 }, (_, nth) => {
    const around = Date.parse(`${pick(nights)}T05:00:00Z`) - 14 * HOUR_MS;
    const createdAt = nth % 2 === 0 ? around + next(40) * HOUR_MS + pick([-1, 0, 1]) : around + next(2 * DAY_MS);
    const day = dayByWall(wall(timeZone, createdAt));
    const number = (last.get(day) ?? 0) + 1;
    last.set(day, number);
    const lines = Array.from({ length: 1 + next(4) }, () => {
      const item = next(12);
      const title = `Plato ${item}${nth > 200 ? ' nuevo' : ''}`;
      const line = {
        key: newKey(),
        item: keyOf(`plato-${item}`),
        title,
        quantity: 1 + next(99),
        cents: next(2_000_000),
      };
      return { ...line, options: [], note: '', readyAt: null };
    });
    const zone = next(3) === 0 ? { title: 'Centro', cents: next(300_000) } : null;
    return {
      key: newKey(),
      number,
      day,
      state: pick(ORDER_STATES),
      type: zone ? 'delivery' : 'takeaway',
      lines,
      zone,
      table: null,
      address: '',
      name: 'Julián',
      phone: '',
      notes: '',
      payment: pick([...ORDER_PAYMENTS, null]),
      paysWith: null,
      paid: 'no',
      total: lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, zone?.cents ?? 0),
      at: null,
      readyAt: null,
      reason: '',
      createdAt,
      changedAt: createdAt + MINUTE_MS,
      version: 0,
    };
  });
}

/** Counts the same by a plain loop for each figure, and by the clock on the wall. */
function countedByHand(orders: readonly DinerOrder[], timeZone: string, days: readonly string[]) {
  const counted = orders.filter(
    (order) =>
      ['new', 'accepted', 'ready', 'on-the-way', 'done'].includes(order.state) &&
      days.includes(dayByWall(wall(timeZone, order.createdAt))),
  );
  const of = (isOne: (order: DinerOrder) => boolean) => {
    let [number, cents] = [0, 0];
    for (const order of counted)
      if (isOne(order)) {
        number += 1;
        cents += order.total;
      }
    return { orders: number, cents };
  };
  const shown = ({ createdAt }: DinerOrder) => wall(timeZone, createdAt);
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const weekdayOf = (order: DinerOrder) => new Date(`${dayByWall(shown(order))}T12:00:00Z`).toUTCString().slice(0, 3);
  const item = (key: string) => {
    let [quantity, cents] = [0, 0];
    for (const line of counted.flatMap(({ lines }) => lines))
      if (line.item === key) {
        quantity += line.quantity;
        for (let one = 0; one < line.quantity; one += 1) cents += line.cents;
      }
    return { key, quantity, cents };
  };
  const all = of(() => true);
  return {
    days: days.map((day) => ({ day, ...of((order) => dayByWall(shown(order)) === day) })),
    hours: [...Array(24).keys()].map((hour) => of((order) => Number(shown(order).slice(11, 13)) === hour)),
    weekdays: weekdays.map((name) => of((order) => weekdayOf(order) === name)),
    items: [...new Set(counted.flatMap(({ lines }) => lines.map((line) => line.item)))].map(item),
    types: ['delivery', 'takeaway'].map((type) => ({ type, ...of((order) => order.type === type) })),
    payments: [...ORDER_PAYMENTS, null].map((payment) => ({ payment, ...of((order) => order.payment === payment) })),
    average: all.orders === 0 ? 0 : Number((all.cents / all.orders).toFixed(0)),
    all,
  };
}

const NIGHTS = ['2026-03-29', '2026-04-05', '2026-09-06', '2026-10-04', '2026-10-25', '2026-11-21'];
const WEEKS = NIGHTS.map((night) => {
  const around = [-3, -2, -1, 0, 1, 2, 3].map((days) => Date.parse(`${night}T12:00:00Z`) + days * DAY_MS);
  return around.map((moment) => new Date(moment).toJSON().slice(0, 10));
});
const sortedBy = <T extends object>(rows: readonly T[], name: keyof T) =>
  [...rows].sort((one, other) => (String(one[name]) < String(other[name]) ? -1 : 1));

describe('GET the sales of some days', () => {
  it.each([
    ['America/Argentina/Buenos_Aires', 1],
    ['Europe/Madrid', 2],
    ['America/Santiago', 3],
    ['Australia/Lord_Howe', 4],
    ['Asia/Kathmandu', 5],
    ['Pacific/Kiritimati', 6],
  ])(
    '[SALES-1] [SALES-2] [SALES-3] [SALES-4] in %s they are to the cent what a plain count of the orders gives, clock changes included',
    async (timeZone, seed) => {
      await server.setMenu('owner', 'Tapas: croquetas');
      await server.stores.businesses.save(BUSINESS, { timeZone });
      const orders = someOrders(timeZone, NIGHTS, seed);
      await server.stores.orders.add(BUSINESS, orders, timeZone);
      let total = 0;
      for (const days of WEEKS) {
        const { status, body } = await sales({ from: days[0], to: days.at(-1) });
        const counted = countedByHand(orders, timeZone, days);
        expect([status, body.average]).toEqual([200, counted.average]);
        expect([body.days, body.hours, body.weekdays]).toEqual([counted.days, counted.hours, counted.weekdays]);
        expect(sortedBy(body.types, 'type')).toEqual(counted.types.filter((type) => type.orders > 0));
        expect(sortedBy(body.payments, 'payment')).toEqual(
          sortedBy(
            counted.payments.filter((payment) => payment.orders > 0),
            'payment',
          ),
        );
        expect(sortedBy(body.items, 'key')).toEqual(
          sortedBy(
            counted.items.map((item) => ({ ...item, title: expect.stringMatching(/^Plato \d+( nuevo)?$/) as string })),
            'key',
          ),
        );
        for (const sums of [body.items, body.types, body.payments])
          expect(sums.map(({ cents }) => cents)).toEqual(sums.map(({ cents }) => cents).sort((a, b) => b - a));
        total += counted.all.cents;
      }
      expect(total).toBeGreaterThan(2 ** 32);
      const year = await sales({ from: '2025-11-01', to: '2026-11-25' });
      expect(year.body.days).toHaveLength(390);
      expect(year.body.days.reduce((sum, { orders: number }) => sum + number, 0)).toBe(
        orders.filter(({ state }) => !['unpaid', 'rejected', 'cancelled'].includes(state)).length,
      );
    },
    30_000,
  );

  it('days without orders stand with 0, and nothing is charged or at a table yet', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    const { status, body } = await sales({ from: '2025-10-22', to: '2026-11-25' });
    expect([status, body.days.length]).toEqual([200, 400]);
    expect(body).toMatchObject({
      days: body.days.map(({ day }) => ({ day, orders: 0, cents: 0 })),
      items: [],
      types: [],
      payments: [],
      tables: [],
      charges: { paid: 0, refunded: 0, open: 0, fees: 0 },
      average: 0,
    });
  });

  it('the same sales are answered with 304, and others after an order was rejected', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    const zone = 'America/Argentina/Buenos_Aires';
    const [order] = someOrders(zone, ['2026-11-21'], 1);
    await server.stores.orders.add(BUSINESS, [{ ...order!, state: 'new', number: 1 }], zone);
    const range = { from: order!.day, to: order!.day };
    const first = await sales(range);
    expect(first.body.days).toEqual([{ day: order!.day, orders: 1, cents: order!.total }]);
    const known = { headers: { 'if-none-match': String(first.headers.etag) } };
    expect((await sales(range, known)).status).toBe(304);
    await send(server, 'stepOrder', {
      params: { orderKey: order!.key },
      body: { state: 'rejected', version: 0, reason: 'No hay stock' },
    });
    const after = await sales(range, known);
    expect([after.status, after.body.average]).toEqual([200, 0]);
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2025-10-17', to: '2026-11-21' }, 'to'],
    [{ from: '2026-11-01' }, 'to'],
    [{ to: '2026-11-01' }, 'from'],
    [{}, 'from'],
    [{ from: '2026-02-30', to: '2026-11-01' }, 'from'],
    [{ from: "' or 1=1", to: '2026-11-01' }, 'from'],
  ])('the days %j are refused at %s', async (query, path) => {
    const { status, body } = await sales(query);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.issues[0]?.path).toBe(path);
  });

  it('a locked owner reads them, another owner and a visitor do not', async () => {
    const query = { from: '2026-11-01', to: '2026-11-25' };
    const statuses = await Promise.all([
      sales(query, { as: 'locked', params: { businessKey: PEOPLE.locked.business } }),
      sales(query, { as: 'neighbour', params: { businessKey: BUSINESS } }),
      sales(query, { as: null, params: { businessKey: BUSINESS } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 401]);
  });
});
