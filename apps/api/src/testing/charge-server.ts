import {
  DEFAULT_ORDER_DESK,
  chargeReference,
  newKey,
  type Menu,
  type PublicDinerOrder,
  type SentOrder,
} from '@carta/domain';
import { fakeMercadoPago, type FakePayment } from './fake-mercado-pago.ts';
import { goodOrder } from './good-order.ts';
import { setGoodMenu } from './good-requests.ts';
import { send } from './send.ts';
import { PEOPLE, testServer } from './test-server.ts';

export const TOKEN = 'APP_USR-7781-secreto-del-token-5563';
const BUSINESS = PEOPLE.owner.business;

interface Placed {
  readonly status: number;
  readonly body: { readonly order: PublicDinerOrder; readonly pay: string | null; readonly text: string };
}

/** A server whose owner charges by a MercadoPago of the test's own. */
export async function chargeServer({
  publicUrl = 'https://carta.test',
  now = Date.parse('2026-11-25T12:00:00-03:00'),
  demo = false,
} = {}) {
  const fake = await fakeMercadoPago();
  let moment = now;
  const server = await testServer({
    now: () => moment,
    env: {
      MERCADOPAGO_URL: fake.url,
      PUBLIC_URL: publicUrl,
      ORDERS_PER_NETWORK: '10000',
      ORDERS_PER_HOUR: '10000',
      ...(demo && { DEMO: '1' }),
    },
  });
  fake.accept(TOKEN);
  await setGoodMenu(server, 'owner');
  const owner = await server.session('owner');
  const params = { businessKey: BUSINESS };
  const saveToken = (mercadoPago: object) =>
    send(server, 'updateBusiness', { token: owner, params, body: { mercadoPago } });
  await server.stores.businesses.save(BUSINESS, {
    orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
    paymentMethods: { cash: true, mercadoPago: true, other: false },
    whatsAppNumber: '1155550100',
  });
  const saved = await saveToken({ active: true, accessToken: TOKEN });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const menu: Menu = await server.menuOf('owner');
  const pathOf = (key: string) => ({ params: { businessKey: BUSINESS, orderKey: key } });
  const found = async (key: string) => {
    const stored = await server.stores.orders.find(BUSINESS, key);
    if (!stored) throw new Error('There is no such order');
    return stored.order;
  };
  const step = async (key: string, state: string) =>
    send(server, 'stepOrder', { token: owner, ...pathOf(key), body: { state, version: (await found(key)).version } });

  return {
    server,
    fake,
    menu,
    owner,
    business: BUSINESS,
    saveToken,
    /** Lets time pass, in ms. */
    wait: (ms: number) => void (moment += ms),
    now: () => moment,
    /** Sends an order that is paid online. */
    async place(changes: Partial<SentOrder> = {}): Promise<Placed> {
      const body = goodOrder(menu, { key: newKey(), payment: 'mercadoPago', ...changes });
      const { status, body: answered } = await send(server, 'placeOrder', { as: null, params, body });
      return { status, body: answered as Placed['body'] };
    },
    /** The diner pays at MercadoPago. */
    pay: (order: Pick<PublicDinerOrder, 'key' | 'total'>, changes: Partial<FakePayment> = {}) =>
      fake.pay(chargeReference(BUSINESS, order.key), { transaction_amount: order.total / 100, ...changes }),
    /** Where MercadoPago sends its notices of an order. */
    noticePath(key: string): string {
      const { body } = fake.preferences.get(key) ?? {};
      const url = body?.['notification_url'];
      if (typeof url !== 'string') throw new Error('The order has no address for notices');
      return new URL(url).pathname;
    },
    /** Sends a notice of a charge and waits until it is looked up. */
    async notify(path: string, id: number | string): Promise<number> {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `${path}?data.id=${id}&type=payment`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ action: 'payment.updated', type: 'payment', data: { id: `${id}` } }),
      });
      await server.app.charges.settled();
      return statusCode;
    },
    /** What the loop of every ten seconds does. */
    async tick(): Promise<void> {
      await server.app.charges.lookUpDue();
      await server.stores.orders.expire();
      await server.app.charges.refundDue();
      await server.app.charges.checkDue();
    },
    find: found,
    step,
    cancel: (key: string) => send(server, 'cancelPublicOrder', { as: null, ...pathOf(key) }),
    payCall: (key: string, body: object = {}) => send(server, 'payPublicOrder', { as: null, ...pathOf(key), body }),
    refund: (key: string) => send(server, 'refundOrder', { token: owner, ...pathOf(key), body: {} }),
    async desk() {
      const { body } = await send(server, 'orders', { token: owner, params });
      return body as {
        orders: { key: string; state: string; paid: string }[];
        refunds: { charge: string; state: string; reason: string | null; order: { key: string } }[];
      };
    },
    page: (key: string, query = '') => server.app.inject({ url: `/m/${BUSINESS}/o/${key}${query}` }),
    async close(): Promise<void> {
      await server.close();
      await fake.close();
    },
  };
}

export type ChargeServer = Awaited<ReturnType<typeof chargeServer>>;
