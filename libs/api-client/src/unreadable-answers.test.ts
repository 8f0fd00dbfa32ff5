import { calls, type CallName } from '@carta/contract';
import { createApiClient, type ApiClient } from './create-api-client.ts';
import { downloadFile } from './download-file.ts';
import { lazyApiClient } from './lazy-api-client.ts';
import { BROKEN_ANSWERS, CUT_ANSWERS, NO_JSON_ANSWERS, startBrokenServer } from './testing/broken-answers.ts';

let server: Awaited<ReturnType<typeof startBrokenServer>>;
beforeAll(async () => void (server = await startBrokenServer()));
afterAll(() => server.stop());

const NAMES = Object.keys(calls) as CallName[];
const MESSAGE = 'No se pudo conectar. Inténtalo otra vez.';

/** One of each method: the client tells calls apart by nothing else. */
const METHODS = [...new Map(NAMES.map((name) => [calls[name].method, name])).values()];

/** Sends calls of the contract; returns the answers by the call's name. */
async function sendAll(
  api: ApiClient,
  names = METHODS,
  options: { timeoutMs?: number } = {},
): Promise<Record<string, unknown>> {
  const sent = names.map(async (name) => {
    const send = api[name] as (input: object) => Promise<unknown>;
    return [name, await send(calls[name].method === 'GET' ? options : { ...options, body: {} })];
  });
  return Object.fromEntries(await Promise.all(sent)) as Record<string, unknown>;
}
const all = (error: object, names = METHODS) =>
  Object.fromEntries(names.map((name) => [name, { ok: false, error: { ...error, message: MESSAGE } }]));

describe.each([
  ['a client', () => createApiClient({ baseUrl: server.origin })],
  ['a client that loads its code', () => lazyApiClient(async () => createApiClient({ baseUrl: server.origin }))],
])('%s', (_, client) => {
  it.each([...BROKEN_ANSWERS, ...NO_JSON_ANSWERS])(
    'a call of each method ends as a failure where the server writes %s',
    async (_written, bytes, error) => {
      server.answer(bytes);
      expect(await sendAll(client())).toEqual(all(error));
    },
  );

  // Node's `fetch` settles for none of its own where the compression is broken.
  it.each(CUT_ANSWERS)(
    'a call of each method ends as a failure where the server writes %s',
    async (_written, bytes, error) => {
      server.answer(bytes);
      expect(await sendAll(client(), METHODS, { timeoutMs: 500 })).toEqual(all(error));
    },
  );

  it('every call ends as a failure where the server writes no answer of ours', async () => {
    const [[, bytes, error]] = NO_JSON_ANSWERS;
    server.answer(bytes);
    expect(await sendAll(client(), NAMES)).toEqual(all(error, NAMES));
  });

  it('every call ends where the server writes a status that no answer has', async () => {
    server.answer('HTTP/1.1 999 Oops\r\n\r\n');
    for (const answer of Object.values(await sendAll(client(), NAMES))) expect(answer).toMatchObject({ ok: false });
  });
});

it('a call ends as a failure where what it would send is no JSON', async () => {
  const api = createApiClient({ baseUrl: server.origin });
  const body = { lastNotificationRead: 5n as unknown as number };
  expect(await api.updateUser({ params: { email: 'demo@carta.test' }, body })).toMatchObject({ ok: false });
});

describe('downloadFile', () => {
  it.each([...BROKEN_ANSWERS, ...CUT_ANSWERS].filter(([written]) => !written.includes('304')))(
    'a download ends as a failure where the server writes %s',
    async (_written, bytes, error) => {
      server.answer(bytes);
      expect(await downloadFile(`${server.origin}/menu.pdf`, { timeoutMs: 500 })).toEqual({
        ok: false,
        error: { ...error, message: MESSAGE },
      });
    },
  );
});
