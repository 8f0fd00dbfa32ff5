import { HOUR_MS, TABLE_KEPT_MS, type PublicDinerOrder } from '@carta/domain';
import { rememberOrder } from '../../placed-orders.ts';
import { readRounds } from './read-rounds.ts';

const NOW = Date.parse('2026-11-23T21:00:00-03:00');
const tableKey = (title: string) => title.padEnd(21, '_');
const keyOfOrder = (number: number) => `${number}`.padStart(21, '0');
let orders: Record<string, Partial<PublicDinerOrder>>;

/** Places an order from this browser, at a table of this visit. */
function place(
  number: number,
  {
    visit = 'v',
    title = 'Mesa 7',
    state = 'accepted',
    at = NOW,
    isAtTable = true,
    isClosed = false,
    sentTo = 'Mesa 7',
  } = {},
) {
  const key = keyOfOrder(number);
  const sent = isAtTable && { atTable: at, table: tableKey(sentTo) };
  rememberOrder('demo', { key, number, whatsapp: null, lines: [], ...sent });
  orders[`/api/public/orders/demo/${key}`] = {
    key,
    state: state as PublicDinerOrder['state'],
    table: isAtTable ? { key: tableKey(title), title, visit } : null,
    total: 100 * number,
    lines: [],
    ...(isClosed && { tableClosed: true }),
  };
}

/** Of a code that was scanned an hour ago, or at that moment. */
const read = (title = 'Mesa 7', at = NOW - HOUR_MS) => readRounds('demo', { title, at }, NOW);
const numbers = async (title?: string) => (await read(title)).rounds.map(({ total }) => total / 100);

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

it('[TABLE-7] whoever the restaurant has moved reads where, until they scan the code of a table', async () => {
  place(1);
  expect((await read()).movedTo).toBeNull();
  place(2, { title: 'Mesa 2' });
  expect((await read()).movedTo).toBe('Mesa 2');
  expect((await read('Mesa 2', NOW + 1)).movedTo).toBeNull();
  expect((await read('Mesa 9', NOW + 1)).movedTo).toBeNull();
  place(3, { title: 'Mesa 2', isClosed: true });
  orders = { [`/api/public/orders/demo/${keyOfOrder(3)}`]: orders[`/api/public/orders/demo/${keyOfOrder(3)}`]! };
  expect((await read()).movedTo).toBeNull();
});

it('[TABLE-1] a table that has another name since moves nobody', async () => {
  place(1, { title: 'Barra', sentTo: 'Barra' });
  expect((await read()).movedTo).toBeNull();
});

it('without a connection there are no rounds to show', async () => {
  place(1);
  orders = {};
  expect(await numbers()).toEqual([]);
});
