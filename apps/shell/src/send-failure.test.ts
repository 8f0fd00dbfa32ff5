import type { ClientError } from '@carta/contract';
import type { Failure } from './report-failure.ts';
import { failureSender } from './send-failure.ts';

function sender(request: string | null = null) {
  const sent: ClientError[] = [];
  const api = {
    reportClientError: async ({ body }: { body: ClientError }) => {
      sent.push(body);
      return { ok: true, value: { ok: true }, etag: null, unchanged: false } as const;
    },
  };
  return { sent, send: failureSender(api, { currentPath: () => '/panel/orders', lastRequest: () => request }) };
}

const FAILURE: Failure = { remote: 'orders', version: '1.0.0-1a2b', phase: 'render', error: new Error('broken') };

it('a failure is sent with its remote, version, phase, stack and path, once for each page', () => {
  const { sent, send } = sender();
  send(FAILURE);
  send(FAILURE);
  send({ remote: null, version: null, phase: 'event', error: 'a text' });
  expect(sent).toEqual([
    {
      remote: 'orders',
      version: '1.0.0-1a2b',
      phase: 'render',
      message: 'broken',
      path: '/panel/orders',
      stack: (FAILURE.error as Error).stack,
    },
    { phase: 'event', message: 'a text', path: '/panel/orders' },
  ]);
});

it('a page sends at most 20 failures, each shortened to what the server takes', () => {
  const { sent, send } = sender();
  for (let nth = 0; nth < 30; nth += 1) send({ ...FAILURE, error: new Error(`${nth} ${'x'.repeat(9000)}`) });
  expect(sent).toHaveLength(20);
  expect(sent[0]?.message).toHaveLength(1000);
  expect(sent[0]?.stack?.length).toBeLessThanOrEqual(8000);
});

it('a failure names the last call that was answered before it', () => {
  const { sent, send } = sender('4bf92f3577b34da6a3ce929d0e0e4736');
  send(FAILURE);
  expect(sent[0]?.request).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});
