import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFloor } from '../floors/start-floor.mjs';
import { alternately } from '../measuring/alternately.mjs';
import { load } from '../measuring/load.mjs';
import { median } from '../measuring/statistics.mjs';
import { updateFloor, updateOf } from './edits.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/server-process.mjs').ServerProcess} ServerProcess */
/** @typedef {import('../measuring/load.mjs').Request} Request */

const ROUNDS = 5;
const IDLE_MS = 2000;
const READS_MS = 5000;
const WRITES_MS = 3000;

/**
 * The process on a database that is there, against a bare Fastify server: how soon it answers, and what it holds before and after a load.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function builtProcess(place) {
  const { carta, folder, cookie, key } = place;
  const start = {
    ours: () => carta.start(),
    floor: () => startFloor(folder, { DATABASE: path.join(folder, 'bare.db') }),
  };
  const starts = await alternately(ROUNDS, {
    ours: () => startAndIdle(start.ours),
    floor: () => startAndIdle(start.floor),
  });
  const typical = (/** @type {'ours' | 'floor'} */ whose, /** @type {'readyAfter' | 'idle'} */ what) =>
    median(starts[whose].map((started) => started[what]));

  const read = /** @type {Request} */ ({ method: 'GET', path: `/api/menus/${key}`, headers: { cookie } });
  const ours = await memoryAfterLoad(start.ours, { read, write: (nth) => updateOf(place, nth) });
  const floor = await memoryAfterLoad(start.floor, {
    read: { method: 'GET', path: '/' },
    write: updateFloor,
  });
  return [
    {
      what: 'process, first 200',
      unit: 's',
      mostOf: 600,
      figure: typical('ours', 'readyAfter'),
      floor: typical('floor', 'readyAfter'),
    },
    {
      what: 'process, resident idle',
      unit: 'MB',
      mostOf: 100_000_000,
      figure: typical('ours', 'idle'),
      floor: typical('floor', 'idle'),
    },
    { what: 'process, resident after the load', unit: 'MB', figure: ours, floor, mostOf: 160_000_000 },
  ];
}

/** @param {() => Promise<ServerProcess>} start */
export async function startAndIdle(start) {
  const server = await start();
  await wait(IDLE_MS);
  const idle = server.memory();
  await server.stop();
  return { readyAfter: server.readyAfter, idle };
}

/**
 * @param {() => Promise<ServerProcess>} start
 * @param {{ read: Request, write: (nth: number) => Request }} requests
 */
async function memoryAfterLoad(start, { read, write }) {
  const server = await start();
  try {
    const shared = { origin: server.url, status: 200 };
    await load({ ...shared, request: () => read, connections: 10, until: { ms: READS_MS } });
    await load({ ...shared, request: write, connections: 4, until: { ms: WRITES_MS } });
    return server.memory();
  } finally {
    await server.stop();
  }
}
