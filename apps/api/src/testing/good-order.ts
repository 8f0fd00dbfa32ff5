import { newKey, priceInCents, type Item, type Menu, type SentOrder } from '@carta/domain';
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

/** Places an order of the person's business where the one before is not new any more. */
export async function ensureOrder({ stores }: TestServer, menu: Menu, person: Person): Promise<void> {
  const kept = await stores.orders.find(menu.key, orders[person] ?? '');
  if (kept?.order.state === 'new' && kept.order.version === 0) return;
  const sent = goodOrder(menu);
  const limits = { perNetwork: Infinity, perHour: Infinity };
  const placed = await stores.orders.place(menu.key, { sent, bodyHash: 'none', network: newKey(), limits });
  if (!placed || !('number' in placed)) throw new Error(JSON.stringify(placed));
  orders[person] = sent.key;
}

/** The key of the order that `ensureOrder` has placed; '' before. */
export const keptOrder = (person: Person): string => orders[person] ?? '';
