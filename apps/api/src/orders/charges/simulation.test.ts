import { DEFAULT_ORDER_DESK, menuToFile, newKey, type DinerOrder, type PublicDinerOrder } from '@carta/domain';
import { goodOrder } from '../../testing/good-order.ts';
import { send } from '../../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../../testing/test-server.ts';
import { DEMO_CHARGES } from '../../demo-accounts.ts';

const PUBLIC_URL = 'http://localhost:4321';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { DEMO: '1', PUBLIC_URL } });
  const { businesses, menus } = server.stores;
  await businesses.create('demo', {
    name: 'La Higuera <b>',
    mercadoPago: { active: true, accessToken: DEMO_CHARGES.token, checked: { account: DEMO_CHARGES.account, at: 1 } },
    menuTypes: ['takeaway'],
    orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
  });
  await menus.import('demo', menuToFile(await server.setMenu('owner', 'Cocina: bife')), { replace: true });
});
afterAll(() => server.close());

async function place() {
  const menu = await server.stores.menus.read('demo');
  if (!menu) throw new Error('There is no demo');
  const body = goodOrder(menu, { key: newKey(), payment: 'mercadoPago' });
  const answer = await send(server, 'placeOrder', { as: null, params: { businessKey: 'demo' }, body });
  return answer.body as { order: PublicDinerOrder; pay: string };
}

const found = async (key: string): Promise<DinerOrder | undefined> =>
  (await server.stores.orders.find('demo', key))?.order;

describe('the demo', () => {
  it('is paid on pages of our own that say so, and the order arrives whatever PUBLIC_URL is', async () => {
    const { order, pay } = await place();
    expect(pay).toBe(`${PUBLIC_URL}/demo/mercadopago/${order.key}`);
    const page = await server.app.inject({ url: new URL(pay).pathname });
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('Simulación: no se cobra nada');
    expect(page.body).toContain('La Higuera &lt;b&gt;');
    const paid = await server.app.inject({ method: 'POST', url: `${new URL(pay).pathname}/approve` });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `${PUBLIC_URL}/m/demo/o/${order.key}?lang=es`]);
    expect(await found(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  });

  it('is rejected there too, and what was paid is given back', async () => {
    const { order, pay } = await place();
    const path = new URL(pay).pathname;
    await server.app.inject({ method: 'POST', url: `${path}/reject` });
    expect(await found(order.key)).toMatchObject({ state: 'unpaid', paid: 'no' });
    await server.app.inject({ method: 'POST', url: `${path}/approve` });
    await send(server, 'cancelPublicOrder', { as: null, params: { businessKey: 'demo', orderKey: order.key } });
    await server.app.charges.settled();
    expect(await found(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
  });

  it('is paid without a notice too, and found when its diner comes back', async () => {
    const { order, pay } = await place();
    await server.app.inject({ method: 'POST', url: `${new URL(pay).pathname}/approve-unnoticed` });
    expect(await found(order.key)).toMatchObject({ state: 'unpaid', paid: 'no' });
    await server.app.inject({ url: `/m/demo/o/${order.key}` });
    expect(await found(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  });

  it.each(['/demo/mercadopago/x', '/demo/mercadopago/%00', '/demo/mercadopago/..%2f..'])(
    'knows no order at %s',
    async (url) => {
      expect((await server.app.inject({ url })).statusCode).toBe(404);
      expect((await server.app.inject({ method: 'POST', url: `${url}/approve` })).statusCode).toBe(404);
    },
  );

  it('writes the key of an order into no line of the log', async () => {
    const { order, pay } = await place();
    const { pathname } = new URL(pay);
    await server.app.inject({ url: pathname });
    for (const how of ['approve', 'nada', 'approve/nada'])
      await server.app.inject({ method: 'POST', url: `${pathname}/${how}` });
    await server.app.inject({ url: `/demo/mercadop%61go/${order.key}/nada` });
    expect(server.logged()).toContain('/demo/mercadopago/:secret/approve');
    expect(server.logged()).not.toContain(order.key);
  });

  it('lends its token to no other business', async () => {
    const params = { businessKey: PEOPLE.owner.business };
    const body = { mercadoPago: { active: true, accessToken: DEMO_CHARGES.token } };
    const saved = await send(server, 'updateBusiness', { as: 'owner', params, body });
    expect(saved.body).toMatchObject({ mercadoPago: { account: null, checkedAt: null } });
  });
});

it('without DEMO=1 there is no simulation, and its token goes to MercadoPago', async () => {
  const other = await testServer();
  try {
    expect((await other.app.inject({ url: `/demo/mercadopago/${newKey()}` })).statusCode).toBe(404);
    expect(await other.app.charges.checkToken('demo', DEMO_CHARGES.token)).toBe('no-answer');
  } finally {
    await other.close();
  }
});
