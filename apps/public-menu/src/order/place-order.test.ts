import type { SentOrder } from '@carta/domain';
import { placeOrder } from './place-order.ts';

const KEY = 'a'.repeat(21);
const SENT = { key: KEY } as SentOrder;
const answer = (status: number, body: unknown) =>
  jest.fn(async () => ({
    status,
    json: async () => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body),
  }));

afterEach(() => jest.useRealTimers());

it.each([
  [
    '201 with the order',
    201,
    { order: { key: KEY, number: 27 }, whatsapp: null },
    { kind: 'placed', order: { key: KEY, number: 27 }, whatsapp: null },
  ],
  [
    '200 with the order',
    200,
    { order: { key: KEY }, whatsapp: 'https://wa.me/1' },
    { kind: 'placed', order: { key: KEY }, whatsapp: 'https://wa.me/1' },
  ],
  ['200 with something else', 200, { hello: 1 }, { kind: 'failed' }],
  ['200 with a page', 200, '<html>', { kind: 'failed' }],
  [
    '400 with places',
    400,
    { code: 'invalid', issues: [{ path: 'phone', message: '' }] },
    { kind: 'invalid', paths: ['phone'] },
  ],
  ['400 of a proxy', 400, {}, { kind: 'failed' }],
  ['404', 404, { code: 'not-found' }, { kind: 'failed' }],
  ['409 changed', 409, { code: 'changed', issues: [] }, { kind: 'changed', paths: [] }],
  [
    '409 changed for a table whose code was renewed',
    409,
    { code: 'changed', issues: [{ path: 'table', message: '' }] },
    { kind: 'changed', paths: ['table'] },
  ],
  ['409 conflict', 409, { code: 'conflict' }, { kind: 'conflict' }],
  ['409 closed', 409, { code: 'closed', current: { until: 5 } }, { kind: 'closed', until: 5 }],
  ['409 of a proxy', 409, {}, { kind: 'failed' }],
  ['429', 429, { code: 'rate-limited' }, { kind: 'failed' }],
  ['503', 503, {}, { kind: 'failed' }],
])('[ORDER-14] a desk that answers %s', async (_, status, body, expected) => {
  const fetched = answer(status, body);
  Object.assign(globalThis, { fetch: fetched });
  expect(await placeOrder('demo', SENT)).toEqual(expected);
  expect(fetched).toHaveBeenCalledWith(
    '/api/public/orders/demo',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(SENT) }),
  );
});

it('a desk that has not answered after 8 s has failed, and no sooner', async () => {
  jest.useFakeTimers();
  const fetched = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  Object.assign(globalThis, { fetch: fetched });
  let answered: unknown = null;
  const placing = placeOrder('demo', SENT).then((kind) => (answered = kind));
  await jest.advanceTimersByTimeAsync(7_999);
  expect(answered).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  await placing;
  expect(answered).toEqual({ kind: 'failed' });
});
