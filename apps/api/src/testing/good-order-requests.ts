import type { CallName } from '@carta/contract';
import type { Menu } from '@carta/domain';
import { acceptedOrder, GOOD_TABLE, goodOrder, keptOrder, keptRequest, unpaidOrder } from './good-order.ts';
import type { CallRequest } from './send.ts';
import type { Person } from './test-server.ts';

type Request = Required<Pick<CallRequest, 'params'>> & Pick<CallRequest, 'query' | 'body'>;

/** A valid request for each call of orders, tables and the kitchen, by a person with the good menu. */
export const ORDER_REQUESTS = {
  placeOrder: (menu) => ({ params: { businessKey: menu.key }, body: goodOrder(menu) }),
  publicOrder: ({ key }, person) => ({ params: { businessKey: key, orderKey: keptOrder(person) } }),
  cancelPublicOrder: ({ key }, person) => ({ params: { businessKey: key, orderKey: keptOrder(person) } }),
  payPublicOrder: ({ key }, person) => ({
    params: { businessKey: key, orderKey: unpaidOrder(person) },
    body: { payment: 'mercadoPago' },
  }),
  chargeNotice: ({ key }) => ({ params: { businessKey: key, secret: 'x' } }),
  refundOrder: ({ key }, person) => ({ params: { businessKey: key, orderKey: unpaidOrder(person) }, body: {} }),
  orders: ({ key }) => ({ params: { businessKey: key }, query: { day: '2026-11-25' } }),
  stepOrder: ({ key }, person) => ({
    params: { businessKey: key, orderKey: keptOrder(person) },
    body: { state: 'accepted', version: 0, minutes: 30, reason: '' },
  }),
  eraseDiner: ({ key }, person) => ({ params: { businessKey: key, orderKey: keptOrder(person) } }),
  ordersCsv: ({ key }) => ({ params: { businessKey: key }, query: { from: '2026-11-01', to: '2026-11-25' } }),
  sales: ({ key }) => ({ params: { businessKey: key }, query: { from: '2026-11-01', to: '2026-11-25' } }),
  tickLines: ({ key }, person) => {
    const { key: orderKey, lines } = acceptedOrder(person);
    return {
      params: { businessKey: key, orderKey },
      body: { keys: lines.map((line) => line.key), ready: false, version: 0 },
    };
  },
  changeTable: ({ key }) => ({ params: { businessKey: key, tableKey: GOOD_TABLE.key }, body: { close: true } }),
  tablesPdf: ({ key }) => ({ params: { key }, query: { table: GOOD_TABLE.key } }),
  publicTable: ({ key }) => ({ params: { businessKey: key, token: GOOD_TABLE.token } }),
  requestAtTable: ({ key }) => ({ params: { businessKey: key, token: GOOD_TABLE.token }, body: { kind: 'bill' } }),
  tableRequest: ({ key }, person) => ({
    params: { businessKey: key, token: GOOD_TABLE.token, requestKey: keptRequest(person) },
  }),
  answerRequest: ({ key }, person) => ({ params: { businessKey: key, requestKey: keptRequest(person) } }),
} satisfies Partial<Record<CallName, (menu: Menu, person: Person) => Request>>;
