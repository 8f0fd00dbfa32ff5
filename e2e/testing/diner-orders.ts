import { checkCart, newKey, priceInCents, publicItems, type PublicMenu } from '@carta/domain';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Sent {
  readonly name?: string;
  readonly type?: 'delivery' | 'takeaway';
  readonly note?: string;
  readonly notes?: string;
  /** For when it is wanted, in ms since 1970; null for as soon as possible. */
  readonly at?: number | null;
}

/** Sends an order of five of the demo's first plain product, as a diner's page does; returns its number and its product's title. */
export async function sendOrder(
  request: APIRequestContext,
  { name = 'Julián', type = 'takeaway', note = 'Sin sal', notes = '', at = null }: Sent = {},
): Promise<{ readonly number: number; readonly title: string; readonly key: string }> {
  const menu = (await (await request.get('/api/public/menus/demo')).json()) as PublicMenu;
  const plain = publicItems(menu).filter(({ optionGroups = [] }) => optionGroups.length === 0);
  const item = plain.find(({ key, title, price }) => {
    const line = { item: key, title, selection: {}, quantity: 1, note: '', cents: priceInCents(price) };
    return checkCart(menu, [line], Date.now())[0]?.problem === null;
  });
  const zone = type === 'delivery' ? menu.delivery.zones[0] : undefined;
  if (!item) throw new Error('The demo has no plain product');
  const cents = priceInCents(item.price);
  const quantity = 5;
  const order = {
    key: newKey(),
    lines: [{ key: newKey(), item: item.key, selection: {}, quantity, note, cents }],
    type,
    zone: zone?.key ?? null,
    table: null,
    address: type === 'delivery' ? 'Perú 1082, 3.º B' : '',
    name,
    phone: '11 5555-0142',
    notes,
    payment: 'cash',
    paysWith: null,
    at,
    total: quantity * cents + (zone ? priceInCents(zone.price) : 0),
    language: 'es',
  };
  const answer = await request.post('/api/public/orders/demo', { data: order });
  expect(answer.status(), await answer.text()).toBe(201);
  const stored = (await answer.json()) as { order: { number: number } };
  return { number: stored.order.number, title: item.title, key: order.key };
}
