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
  /** How many products are ordered, each of them `quantity` times. */
  readonly products?: number;
  readonly quantity?: number;
}

/** Sends an order of five of the demo's first plain product, as a diner's page does; returns its number and its products' titles. */
export async function sendOrder(
  request: APIRequestContext,
  {
    name = 'Julián',
    type = 'takeaway',
    note = 'Sin sal',
    notes = '',
    at = null,
    products = 1,
    quantity = 5,
  }: Sent = {},
): Promise<{
  readonly number: number;
  /** Of the first product. */
  readonly title: string;
  readonly titles: readonly string[];
  readonly key: string;
}> {
  const menu = (await (await request.get('/api/public/menus/demo')).json()) as PublicMenu;
  const items = publicItems(menu)
    .filter(({ optionGroups = [], key, title, price }) => {
      const line = { item: key, title, selection: {}, quantity: 1, note: '', cents: priceInCents(price) };
      return optionGroups.length === 0 && checkCart(menu, [line], Date.now())[0]?.problem === null;
    })
    .slice(0, products);
  const zone = type === 'delivery' ? menu.delivery.zones[0] : undefined;
  if (items.length < products) throw new Error('The demo has too few plain products');
  const lines = items.map(({ key, price }) => {
    return { key: newKey(), item: key, selection: {}, quantity, note, cents: priceInCents(price) };
  });
  const order = {
    key: newKey(),
    lines,
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
    total: lines.reduce((sum, { cents }) => sum + quantity * cents, zone ? priceInCents(zone.price) : 0),
    language: 'es',
  };
  const answer = await request.post('/api/public/orders/demo', { data: order });
  expect(answer.status(), await answer.text()).toBe(201);
  const stored = (await answer.json()) as { order: { number: number } };
  const titles = items.map(({ title }) => title);
  return { number: stored.order.number, title: titles[0] ?? '', titles, key: order.key };
}
