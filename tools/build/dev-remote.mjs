import { setTimeout as wait } from 'node:timers/promises';
import { start } from '../command/processes.mjs';
import { freePort } from '../command/free-port.mjs';
import { Refusal } from '../command/refusal.mjs';
import { inRoot } from '../root.mjs';
import { readApps } from './apps.mjs';
import { ensureDevShell } from './dev-shell.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { isAppBuilt, isAppStale } from './stamps.mjs';

const READY_WITHIN_MS = 15_000;

/**
 * Serves a panel in which one remote comes from its sources. Builds nothing else that was built before, however old.
 * @param {string} remote
 * @param {{ to?: string | undefined, port: number }} options `to` is the panel that has everything else; without it a server is started here
 */
export async function devRemote(remote, { to, port }) {
  const needed = to === undefined ? readApps() : ['remote-kit', 'shell'];
  await ensureBuilt({ apps: needed.filter((app) => !isAppBuilt(app)), mode: 'production', anyMode: true });
  const old = needed.filter((app) => app !== remote && isAppStale(app));
  if (old.length > 0) console.error(`Older than their sources: ${old.join(', ')}. npm run build builds them.`);
  await ensureDevShell();
  const own = to === undefined ? await startServer(port) : null;
  const program = inRoot('dist/remote-kit/carta-remote.js');
  const server = start(process.execPath, [program, 'dev', '--to', to ?? own?.address ?? '', '--port', String(port)], {
    cwd: inRoot('apps', remote),
  });
  return server.ended.finally(() => own?.end());
}

/**
 * Starts the server of the panel, with the demo, behind the one that the browser opens.
 * @param {number} port of the one that the browser opens
 */
async function startServer(port) {
  const own = String(await freePort());
  const address = `http://127.0.0.1:${own}`;
  const env = {
    DEMO: '1',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://localhost:${port}`,
    ...process.env,
    PORT: own,
    HOST: '127.0.0.1',
  };
  const server = start(process.execPath, ['--enable-source-maps', inRoot('dist/api/main.js')], { env, cwd: inRoot() });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (server.child.exitCode === null && Date.now() < deadline) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, end: server.end };
    await wait(100);
  }
  throw new Refusal('The server did not start, see above.');
}
