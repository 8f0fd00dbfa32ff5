import { HOUR_MS, newKey, priceInCents, type DinerOrder, type Item, type Menu, type SentOrder } from '@carta/domain';
import type { Person, TestServer } from './test-server.ts';
import { titled } from './titled.ts';

/** The key of an order that nobody has answered. */
const orders: Partial<Record<Person, string>> = {};

/** An order of the menu `GOOD_MENU` that is picked up. */
export function goodOrder(menu: Menu, changes: Partial<SentOrder> = {}): SentOrder {
  const { key: item, price } = titled(menu, 'bife') as Item;
  const cents = priceInCents(price);
  return {
    key: newKey(),
    lines: [{ key: newKey(), item, selection: {}, quantity: 2, note: 'Jugoso', cents }],
    type: 'takeaway',
    zone: null,
    table: null,
    address: '',
    name: 'Julián',
    phone: '11 5555-0100',
    notes: 'Sin cubiertos',
    payment: 'cash',
    paysWith: null,
    at: null,
    total: 2 * cents,
    language: 'es',
    ...changes,
  };
}

/** An order that waits for its payment, of which an earlier one was given back: no list has it. */
const unpaid: Partial<Record<Person, string>> = {};

async function ensureUnpaid({ stores }: TestServer, menu: Menu, person: Person): Promise<void> {
  const kept = await stores.orders.find(menu.key, unpaid[person] ?? '');
  const sample = await stores.orders.find(menu.key, orders[person] ?? '');
  if (kept?.order.state === 'unpaid' || !sample) return;
  const key = newKey();
  const createdAt = sample.order.createdAt - 2 * HOUR_MS;
  const order = { ...sample.order, key, day: `unpaid ${key}`, createdAt, state: 'unpaid', paid: 'refunded' } as const;
  await stores.orders.add(menu.key, [order], menu.timeZone);
  unpaid[person] = key;
}

/** An order in the kitchen, of which nothing is ticked. */
const accepted: Partial<Record<Person, Pick<DinerOrder, 'key' | 'lines'>>> = {};

async function ensureAccepted({ stores }: TestServer, menu: Menu, person: Person): Promise<void> {
  const kept = await stores.orders.find(menu.key, accepted[person]?.key ?? '');
  const sample = await stores.orders.find(menu.key, orders[person] ?? '');
  if ((kept?.order.state === 'accepted' && kept.order.version === 0) || !sample) return;
  const key = newKey();
  const createdAt = sample.order.createdAt - 2 * HOUR_MS;
  const day = `accepted ${key}`;
  const order = { ...sample.order, key, day, createdAt, state: 'accepted', version: 0 } as const;
  await stores.orders.add(menu.key, [order], menu.timeZone);
  accepted[person] = order;
}

/** Keeps an order in the kitchen, and a request that waits at the table of `GOOD_TABLE`. */
export async function ensureTable(server: TestServer, menu: Menu, person: Person): Promise<void> {
  await ensureAccepted(server, menu, person);
  const asked = { table: GOOD_TABLE.key, kind: 'waiter', timeZone: menu.timeZone } as const;
  const request = await server.stores.orders.askAtTable(menu.key, asked);
  if (request !== 'too-often') requests[person] = request.key;
}

export const GOOD_TABLE = { key: 'mesa'.padEnd(21, '_'), title: 'Mesa 7', token: 'a1b2c3d4e5' };

/** The key of a request of that table. */
const requests: Partial<Record<Person, string>> = {};

/** The key of a request of the table; '' before. */
export const keptRequest = (person: Person): string => requests[person] ?? '';

/** The order in the kitchen; one without lines before. */
export const acceptedOrder = (person: Person): Pick<DinerOrder, 'key' | 'lines'> =>
  accepted[person] ?? { key: '', lines: [] };

/** Places an order of the person's business where the one before is not new any more. */
export async function ensureOrder(server: TestServer, menu: Menu, person: Person): Promise<void> {
  const { stores } = server;
  const kept = await stores.orders.find(menu.key, orders[person] ?? '');
  if (kept?.order.state === 'new' && kept.order.version === 0) return ensureUnpaid(server, menu, person);
  const sent = goodOrder(menu);
  const limits = { perNetwork: Infinity, perHour: Infinity };
  const placed = await stores.orders.place(menu.key, { sent, bodyHash: 'none', network: newKey(), limits });
  if (!placed || !('number' in placed)) throw new Error(JSON.stringify(placed));
  orders[person] = sent.key;
  await ensureUnpaid(server, menu, person);
}

/** The key of the order that `ensureOrder` has placed; '' before. */
export const keptOrder = (person: Person): string => orders[person] ?? '';

/** The key of an order that waits for its payment; '' before. */
export const unpaidOrder = (person: Person): string => unpaid[person] ?? '';
