/** @jest-environment ../remote-kit/jest/browser-environment.cjs */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, type CallName } from '@carta/contract';
import { createApiClient } from './create-api-client.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { BROKEN_ANSWERS, CUT_ANSWERS, NO_JSON_ANSWERS, startBrokenServer } from './testing/broken-answers.ts';

/** Of the tests' environment. */
declare const openWindowAt: (url: string) => typeof globalThis;

let server: Server;
let received: { request: IncomingMessage; bytes: number }[];
let answer: { status: number; body: string };

beforeEach(async () => {
  received = [];
  answer = { status: 200, body: '{"key":"k"}' };
  server = createServer((request, response) => {
    // The page of the test is of another origin.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    response.setHeader('access-control-expose-headers', 'etag');
    if (request.method === 'OPTIONS') return void response.end();
    const seen = { request, bytes: 0 };
    received.push(seen);
    request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    request.on('end', () => response.writeHead(answer.status, { etag: '"7"' }).end(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const client = () => {
  const { port } = server.address() as AddressInfo;
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}`, sendWithProgress });
};
const form = () => ({ business: 'demo', level: '1', key: 'k', _file: new Blob(['x'.repeat(500_000)]) }) as const;

it('an upload reports its progress up to 1', async () => {
  const shares: number[] = [];
  const sent = await client().uploadCover({ form: form(), onProgress: (share) => shares.push(share) });
  expect(sent).toMatchObject({ ok: true, value: { key: 'k' }, etag: '"7"' });
  expect(received).toEqual([expect.objectContaining({ bytes: expect.any(Number) })]);
  expect(received[0]?.bytes).toBeGreaterThan(500_000);
  expect(received[0]?.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it('an upload with progress gives a refusal as a value', async () => {
  answer = { status: 413, body: '{"error":true,"code":"too-large","message":"La imagen no puede superar los 10MB"}' };
  const sent = await client().uploadCover({ form: form(), onProgress: () => {} });
  expect(sent).toMatchObject({ ok: false, error: { code: 'too-large', status: 413 } });
});

it('an upload with progress gives a value when the server is unreachable or the request is aborted', async () => {
  // jsdom tells the console of it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const unreachable = createApiClient({ baseUrl: 'http://127.0.0.1:1', sendWithProgress });
  expect(await unreachable.uploadCover({ form: form(), onProgress: () => {} })).toMatchObject({
    error: { code: 'network' },
  });
  const over = new AbortController();
  const onProgress = () => over.abort();
  expect(await client().uploadCover({ form: form(), onProgress, signal: over.signal })).toMatchObject({
    error: { code: 'network' },
  });
  expect(await client().uploadCover({ form: form(), onProgress, signal: AbortSignal.abort() })).toMatchObject({
    error: { code: 'network' },
  });
});

describe('an upload to a server that answers with what is no answer of ours', () => {
  let broken: Awaited<ReturnType<typeof startBrokenServer>>;
  const { XMLHttpRequest, FormData, Blob } = globalThis;
  beforeAll(async () => {
    // jsdom tells the console of what cannot be read.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    broken = await startBrokenServer();
    const page = openWindowAt(`${broken.origin}/panel`);
    Object.assign(globalThis, { XMLHttpRequest: page.XMLHttpRequest, FormData: page.FormData, Blob: page.Blob });
  });
  afterAll(() => {
    Object.assign(globalThis, { XMLHttpRequest, FormData, Blob });
    broken.stop();
  });

  const NAMES = Object.keys(calls) as CallName[];
  /** One of each method: the client tells calls apart by nothing else. */
  const METHODS = [...new Map(NAMES.map((name) => [calls[name].method, name])).values()];

  /** Sends calls of the contract with their progress; returns the failures by the call's name. */
  async function failures(names = METHODS, options: { timeoutMs?: number } = {}) {
    const api = createApiClient({ baseUrl: broken.origin, sendWithProgress });
    const sent = names.map(async (name) => {
      const send = api[name] as (input: object) => Promise<{ ok: boolean; error?: { code: string; status: number } }>;
      const input = calls[name].method === 'GET' ? {} : { form: { _file: new globalThis.Blob(['x']) } };
      const { ok, error } = await send({ ...input, ...options, onProgress: () => {} });
      return [name, ok ? ok : `${error?.code} ${error?.status}`];
    });
    return Object.fromEntries(await Promise.all(sent)) as Record<string, unknown>;
  }
  const all = (failure: string, names = METHODS) => Object.fromEntries(names.map((name) => [name, failure]));

  it.each([...BROKEN_ANSWERS, ...NO_JSON_ANSWERS])(
    'a call of each method ends as a failure where it writes %s',
    async (_, bytes, { code, status }) => {
      broken.answer(bytes);
      expect(await failures()).toEqual(all(`${code} ${status}`));
    },
  );

  // jsdom does not notice that a body is cut off, and throws where it unpacks what is not packed: the test of fetch has that case.
  it.each(CUT_ANSWERS.filter(([what]) => what !== 'bytes that are not gzip'))(
    'a call of each method ends as a failure where it writes %s',
    async (_, bytes, { code, status }) => {
      broken.answer(bytes);
      expect(await failures(METHODS, { timeoutMs: 500 })).toEqual(all(`${code} ${status}`));
    },
  );

  it('every call ends as a failure where it writes a status that no answer has', async () => {
    broken.answer('HTTP/1.1 999 Oops\r\n\r\n');
    expect(await failures(NAMES)).toEqual(all('network 0', NAMES));
  });
});
