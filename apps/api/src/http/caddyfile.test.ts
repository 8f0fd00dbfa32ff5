import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

jest.setTimeout(60_000);

const CADDYFILE = readFileSync(path.resolve(__dirname, '../../../../deploy/Caddyfile'), 'utf8');

let servers: TestServer[];
let probes: number[];
let caddy: ChildProcess;
let folder: string;
let url: string;
beforeAll(async () => {
  if (spawnSync('caddy', ['version']).error) throw new Error('caddy is missing: npm test gets it');
  folder = mkdtempSync(path.join(tmpdir(), 'carta-caddyfile-'));
  servers = await Promise.all([testServer(), testServer()]);
  probes = servers.map(() => 0);
  for (const [nth, { app, setMenu }] of servers.entries()) {
    await setMenu('owner', 'Tapas: croquetas');
    app.server.on('request', ({ url: asked }: { url?: string }) => {
      if (asked === '/readyz') probes[nth] = (probes[nth] ?? 0) + 1;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  url = `http://127.0.0.1:${await freePort()}`;
  const ports = servers.map(({ app }) => (app.server.address() as AddressInfo).port);
  const file = path.join(folder, 'Caddyfile');
  const own = CADDYFILE.replace('carta-1:3000 carta-2:3000', ports.map((port) => `127.0.0.1:${port}`).join(' '));
  writeFileSync(file, `{\n  admin off\n}\n${own}`);
  const env = { ...process.env, CARTA_HOST: url, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await new Promise(setImmediate);
});
afterAll(async () => {
  const ended = once(caddy, 'exit');
  caddy.kill('SIGTERM');
  await ended;
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

/** Waits until Caddy has asked each server twice more for its health. */
async function probedTwice(): Promise<void> {
  const before = [...probes];
  while (probes.some((count, nth) => count < (before[nth] ?? 0) + 2)) await new Promise(setImmediate);
}
const moved = ({ dataDir }: TestServer) => `${dataDir}-moved`;

it('behind the Caddyfile a disk that is lost takes no page away', async () => {
  for (const server of servers) renameSync(server.dataDir, moved(server));
  await probedTwice();
  const { checks } = (await (await fetch(`${url}/readyz`)).json()) as { checks: Record<string, { ok: boolean }> };
  expect([checks.data?.ok, checks.disk?.ok]).toEqual([false, false]);
  expect((await fetch(`${url}/m/higuera`)).status).toBe(200);
  for (const server of servers) renameSync(moved(server), server.dataDir);
});

it('behind the Caddyfile a lost database takes no page away that is known already or needs none, and others say what is wrong', async () => {
  for (const { stores } of servers) await stores.close();
  await probedTwice();
  expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
  expect((await fetch(`${url}/m/higuera`)).status).toBe(200);
  const page = await fetch(`${url}/m/otra`);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('No se pudo mostrar la página')]);
});
