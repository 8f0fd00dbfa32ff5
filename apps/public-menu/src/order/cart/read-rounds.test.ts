import { TABLE_KEPT_MS, type PublicDinerOrder } from '@carta/domain';
import { rememberOrder } from '../../placed-orders.ts';
import { readRounds } from './read-rounds.ts';

const NOW = Date.parse('2026-11-23T21:00:00-03:00');
const keyOfOrder = (number: number) => `${number}`.padStart(21, '0');
let orders: Record<string, Partial<PublicDinerOrder>>;

/** Places an order from this browser, at a table of this visit. */
function place(
  number: number,
  { visit = 'v', title = 'Mesa 7', state = 'accepted', at = NOW, isAtTable = true, isClosed = false } = {},
) {
  const key = keyOfOrder(number);
  rememberOrder('demo', { key, number, whatsapp: null, lines: [], ...(isAtTable && { atTable: at }) });
  orders[`/api/public/orders/demo/${key}`] = {
    key,
    state: state as PublicDinerOrder['state'],
    table: isAtTable ? { key: 't'.repeat(21), title, visit } : null,
    total: 100 * number,
    lines: [],
    ...(isClosed && { tableClosed: true }),
  };
}

const numbers = async (title = 'Mesa 7') => (await readRounds('demo', title, NOW)).map(({ total }) => total / 100);

beforeEach(() => {
  localStorage.clear();
  orders = {};
  const fetched = async (path: string) => {
    const order = orders[path];
    if (!order) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => order };
  };
  Object.assign(globalThis, { fetch: fetched });
});

it('[TABLE-7] the rounds of a table are those that this browser has sent in its newest visit, the first one first', async () => {
  place(1, { visit: 'before' });
  place(2);
  place(3, { state: 'done' });
  place(4, { state: 'new' });
  expect(await numbers()).toEqual([2, 3, 4]);
  expect(await numbers('Mesa 8')).toEqual([]);
});

it('[TABLE-7] after its table was closed a browser orders the first round of another visit', async () => {
  place(1, { state: 'done', isClosed: true });
  expect(await numbers()).toEqual([]);
  place(2, { visit: 'next' });
  expect(await numbers()).toEqual([2]);
});

it('what was rejected, cancelled or not paid, what went elsewhere and what is old is no round', async () => {
  place(1, { state: 'rejected' });
  place(2, { state: 'cancelled' });
  place(3, { state: 'unpaid' });
  place(4, { isAtTable: false });
  place(5, { at: NOW - TABLE_KEPT_MS });
  place(6, { title: 'Mesa 8', visit: 'other' });
  place(7);
  expect(await numbers()).toEqual([7]);
});

it('without a connection there are no rounds to show', async () => {
  place(1);
  orders = {};
  expect(await numbers()).toEqual([]);
});
