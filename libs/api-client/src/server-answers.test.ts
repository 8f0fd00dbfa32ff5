import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './create-api-client.ts';
import { isUnreachable, serverAnswers } from './server-answers.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}` });
}
const failure = { code: 'network', status: 0, message: 'No se pudo conectar. Inténtalo otra vez.' };

describe('timeouts', () => {
  it('a call to a server that hangs ends after its timeout', async () => {
    const api = await clientOf(() => {});
    expect(await api.notifications({ timeoutMs: 20 })).toEqual({ ok: false, error: failure });
  });

  it('a call ends after its timeout in the middle of the answer too', async () => {
    const api = await clientOf((_, response) => void response.writeHead(200).write('{"total":'));
    expect(await api.notifications({ timeoutMs: 200 })).toEqual({ ok: false, error: failure });
  });

  it('the caller can abort a call before and after the request is sent', async () => {
    const controller = new AbortController();
    const api = await clientOf(() => controller.abort());
    expect(await api.notifications({ signal: controller.signal })).toEqual({ ok: false, error: failure });
    expect(await api.notifications({ signal: controller.signal })).toEqual({ ok: false, error: failure });
  });
});

describe('serverAnswers', () => {
  it.each([
    [200, '{"total":3}', true],
    [401, '{"error":true,"code":"unauthenticated","message":"Inicia sesión para continuar"}', true],
    [500, '<html>', true],
    [502, '<html>', false],
    [503, '{"error":true,"code":"unavailable","message":"Inténtalo otra vez"}', false],
  ])('an answer with status %d counts as %3$s', async (status, body, answers) => {
    const api = await clientOf((_, response) => response.writeHead(status).end(body));
    expect(await serverAnswers(api)).toBe(answers);
  });

  it('a closed port counts as no answer', async () => {
    expect(await serverAnswers(createApiClient({ baseUrl: 'http://127.0.0.1:1' }))).toBe(false);
  });
});

describe('isUnreachable', () => {
  it.each([
    ['network', 0, true],
    ['unavailable', 503, true],
    ['unexpected', 504, true],
    ['unexpected', 500, false],
    ['conflict', 409, false],
    ['locked', 423, false],
  ] as const)('a failure %s with status %d is unreachable: %s', (code, status, unreachable) => {
    expect(isUnreachable({ code, status, message: '' })).toBe(unreachable);
  });
});
