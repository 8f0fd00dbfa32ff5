import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { load } from '../measuring/load.mjs';

const COUNT_WRITES = fileURLToPath(new URL('count-writes.cjs', import.meta.url));

const TIDIED_WITHIN_MS = 30_000;

/**
 * How many statements that write rows each request leads to, told by another server on the same data.
 * @param {Pick<import('./carta-place.mjs').CartaPlace, 'carta' | 'folder'>} place
 * @param {readonly import('../measuring/load.mjs').Request[]} requests each of them answered by 200
 */
export async function countWriteStatements({ carta, folder }, requests) {
  const noted = path.join(folder, 'writes');
  const server = await carta.start({ preload: COUNT_WRITES, env: { WRITES: noted } });
  const counts = [];
  try {
    // A server tidies up as soon as it runs: those writes belong to no request.
    await hasTidiedUp(server);
    for (const request of requests) {
      rmSync(noted, { force: true });
      await load({ origin: server.url, request: () => request, connections: 1, status: 200, until: { requests: 1 } });
      counts.push(existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n').length : 0);
    }
  } finally {
    await server.stop();
  }
  return counts;
}

/** @param {import('./server-process.mjs').ServerProcess} server */
async function hasTidiedUp({ log }) {
  const started = performance.now();
  while (!/clean(?:ed)? up/.test(log())) {
    if (performance.now() - started > TIDIED_WITHIN_MS)
      throw new Error(`the server did not tidy up:\n${log().slice(-1000)}`);
    await wait(5);
  }
}
