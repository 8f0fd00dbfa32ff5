import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signIn } from '../servers/carta.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const NOTE_STALLS = fileURLToPath(new URL('../servers/note-stalls.cjs', import.meta.url));
const ROUNDS = 3;
const GOAL_MS = 50;
const IDLE_MS = 1000;
const IDLE = 'nothing is asked';
/** A stall is noted by the first timer after it. */
const SETTLE_MS = 50;

/**
 * The longest that the server's event loop stands still while one request works on the largest menu. The row without a request shows
 * how long the process waits for a processor: on a busy machine all rows contain that.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function stalls({ carta, folder, key, email, menuFile }) {
  const noted = path.join(folder, 'stalls');
  const server = await carta.start({ preload: NOTE_STALLS, env: { STALLS: noted } });
  try {
    const cookie = await signIn(server.url, { key, email });
    /**
     * @param {string} to
     * @param {object} [body]
     */
    const ask = async (to, body) => {
      const sent = body && { method: 'PUT', body: JSON.stringify(body) };
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(server.url + to, { ...sent, headers });
      if (answer.status !== 200) throw new Error(`${to} answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    /** @param {() => Promise<void>} work */
    const longestDuring = async (work) => {
      await wait(SETTLE_MS);
      rmSync(noted, { force: true });
      await work();
      await wait(SETTLE_MS);
      if (!existsSync(noted)) return 0;
      return Math.max(...readFileSync(noted, 'utf8').trim().split('\n').map(Number));
    };
    const file = `/api/menus/${key}/file`;
    const empty = { currency: '$', categories: [] };
    /** @type {Record<string, () => Promise<void>>} */
    const works = {
      [IDLE]: () => wait(IDLE_MS),
      'menu is replaced': () => ask(file, { file: menuFile, replace: true }),
      'menu is read': () => ask(`/api/menus/${key}`),
      'menu is exported': () => ask(file),
      'public page is read': () => ask(`/m/${key}`),
      'PDF is rendered': () => ask(`/api/menus/${key}/pdf`),
      'menu is emptied': () => ask(file, { file: empty, replace: true }),
      'menu is imported': () => ask(file, { file: menuFile, replace: false }),
    };
    /** @type {Map<string, number>} */
    const longest = new Map();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [what, work] of Object.entries(works)) {
        longest.set(what, Math.max(longest.get(what) ?? 0, await longestDuring(work)));
      }
    }
    return [...longest].map(([what, figure]) => {
      const goal = what === IDLE ? {} : { mostOf: GOAL_MS };
      const row = what === IDLE ? `longest stall while ${what}` : `longest stall while the largest ${what}`;
      return { what: row, unit: /** @type {const} */ ('ms'), figure, ...goal };
    });
  } finally {
    await server.stop();
  }
}
