/** @postgres lists of values with prices and JSON */
import { changedPrices, formatPrice, type Item } from '@carta/domain';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const update = (prices: readonly unknown[]) =>
  send<{ items: Item[]; code: string; current: Item }>(server, 'updatePrices', {
    params: { businessKey: 'higuera' },
    body: { prices },
  });
const pricesOf = (items: readonly Item[]) => items.map(({ price }) => formatPrice(price));

it('[PRICE-11] many prices are changed in one call and changed back by another', async () => {
  const { items } = await server.setMenu('owner', 'Tapas: pan, bravas | Postres: flan');
  const { changes } = changedPrices(items, { kind: 'percent', value: 1_000, rounding: '100' });
  const { status, body } = await update(changes);
  expect([status, pricesOf(body.items)]).toEqual([200, ['$ 100,00', '$ 100,00', '$ 100,00']]);
  const after = (await server.menuOf('owner')).items;
  expect(pricesOf(after)).toEqual(['$ 100,00', '$ 100,00', '$ 100,00']);
  expect(after.map(({ version }) => version)).toEqual([1, 1, 1]);
  await update(changes.map(({ key, from, to }) => ({ key, from: to, to: from })));
  expect(pricesOf((await server.menuOf('owner')).items)).toEqual(pricesOf(items));
});

it('no price is changed if one is outdated, and the answer contains that item', async () => {
  const { items } = await server.setMenu('owner', 'Tapas: pan, bravas');
  const { changes } = changedPrices(items, { kind: 'amount', value: 5_000, rounding: 'none' });
  const bravas = items[1]!;
  await server.stores.items.update('higuera', { key: bravas.key, price: { currency: '$', big: 7, small: '00' } });
  const { status, body } = await update(changes);
  expect([status, body.code, body.current.key]).toEqual([409, 'conflict', bravas.key]);
  expect(pricesOf((await server.menuOf('owner')).items)).toEqual(['$ 99,00', '$ 7,00']);
});

it('a price change of a missing item or of another business’s is refused', async () => {
  await server.setMenu('owner', 'Tapas: pan');
  const [foreign] = (await server.setMenu('neighbour', 'Tapas: pan')).items;
  const price = { currency: '$', big: 5, small: '00' };
  expect((await update([{ key: foreign!.key, from: foreign!.price, to: price }])).status).toBe(404);
});

it.each([null, { key: 'x' }, { from: undefined }, { to: { currency: '$', big: -1, small: '00' } }])(
  'a price change that contains %j is refused',
  async (wrong) => {
    const [pan] = (await server.setMenu('owner', 'Tapas: pan')).items;
    const good = { key: pan!.key, from: pan!.price, to: { ...pan!.price, big: 5 } };
    const { status } = await update([good, wrong && { ...good, ...wrong }]);
    expect(status).toBe(400);
  },
);

it('all prices of a large menu are changed in one call', async () => {
  const titles = Array.from({ length: 3_000 }, (_, nth) => `plato ${nth}`).join(', ');
  const { items } = await server.setMenu('owner', `Tapas: ${titles}`);
  const { changes } = changedPrices(items, { kind: 'amount', value: 100, rounding: 'none' });
  const { body } = await update(changes);
  expect(new Set(pricesOf(body.items))).toEqual(new Set(['$ 100,00']));
  expect(body.items).toHaveLength(3_000);
});
