import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESSION_COOKIE } from '@carta/contract';
import { readConfig } from './config.ts';
import { start, type RunningServer, type StopOptions } from './start.ts';
import { writeStandInSite } from './testing/stand-in-site.ts';

let folder: string;
let server: RunningServer;
let token: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-stop-'));
  writeStandInSite(path.join(folder, 'site'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function startWithOwner(options: StopOptions, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const dirs = { DATA_DIR: path.join(folder, 'data'), SITE_DIR: path.join(folder, 'site') };
  const config = readConfig({ ...dirs, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: '1', ...env }, '.');
  if (!config.ok) throw new Error(config.reason);
  const started = await start(
    config.value,
    async ({ businesses, users, sessions }) => {
      await businesses.create('higuera', { name: 'La Higuera' });
      await users.create({ business: 'higuera', email: 'ana@higuera.test', password: { hash: 'none' } });
      token = await sessions.start('higuera', 'ana@higuera.test');
    },
    options,
  );
  if (!started.ok) throw new Error(started.reason);
  server = started.value;
}

/** Opens a connection that sends `text`, and waits for an answer if there will be one. */
async function hold(text: string, { answers = false } = {}): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  // Reads on: a connection with an answer that nobody reads does not close.
  socket.resume();
  await once(socket, 'connect');
  socket.write(text);
  if (answers) await once(socket, 'data');
  return socket;
}

const head = (line: string, headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', `cookie: ${SESSION_COOKIE}=${token}`, ...headers, '', ''].join('\r\n');
const FORM = ['content-type: multipart/form-data; boundary=x', 'content-length: 900000'];
const JSON_BODY = ['content-type: application/json', 'content-length: 900'];

describe('a server that is told to stop', () => {
  it('a server that is told to stop ends, whatever its clients hold open', async () => {
    await startWithOwner({ closeTimeout: 20 });
    const sockets = [
      await hold(''),
      await hold('GET /healthz HTTP/1.1\r\nhost: loc'),
      await hold(head('GET /healthz', []), { answers: true }),
      await hold(head('GET /api/events', []), { answers: true }),
      await hold(
        `${head('PUT /api/categories', FORM)}--x\r\ncontent-disposition: form-data; name="business"\r\n\r\nhig`,
      ),
      await hold(`${head('PUT /api/business/higuera', JSON_BODY)}{"name": "La`),
      await hold(
        `${head('PUT /api/menus/higuera/file', ['content-type: application/json', 'transfer-encoding: chunked'])}5\r\n{"fil`,
      ),
    ];
    // Whether by an end or by a reset.
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await server.stop();
    await Promise.all(closed);
  });

  it('a server that is told to stop answers the requests that are under way', async () => {
    await startWithOwner({ closeTimeout: 60_000 });
    const body = '{"deliveryTime": "30 minutos"}';
    const headers = ['content-type: application/json', `content-length: ${body.length}`];
    const socket = await hold(`${head('PUT /api/business/higuera', headers)}{`);
    await fetch(`${server.address}/healthz`);
    const stopped = server.stop();
    const answer = once(socket, 'data') as Promise<[Buffer]>;
    socket.write(body.slice(1));
    expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 200 /);
    await stopped;
  });

  it('a server that is told to stop says no at /readyz at once, and serves for DRAIN_MS more', async () => {
    let seen: unknown[] = [];
    const drain = async (ms: number) => {
      const ready = await fetch(`${server.address}/readyz`);
      const { checks } = (await ready.json()) as { checks: { shutdown: unknown } };
      const page = await fetch(`${server.address}/panel`);
      seen = [ms, ready.status, checks.shutdown, page.status];
    };
    await startWithOwner({ drain }, { DRAIN_MS: '700' });
    await server.stop();
    expect(seen).toEqual([700, 503, { ok: false, message: 'El servidor se está apagando' }, 200]);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  });
});
