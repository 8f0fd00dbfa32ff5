import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFloor } from '../floors/start-floor.mjs';
import { loadInTurns } from '../measuring/load-in-turns.mjs';
import { readRaw } from '../measuring/read-raw.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROUNDS = 5;

/**
 * A menu of 400 products: its bytes, and how fast it is read against a server that has the same bytes in memory.
 * @param {{ url: string, cookie: string, key: string, folder: string }} place
 * @returns {Promise<Row[]>}
 */
export async function menuReads({ url, cookie, key, folder }) {
  const path = `/api/menus/${key}`;
  const brotli = { 'accept-encoding': 'br' };
  const plainAnswer = await readRaw(url + path, { cookie });
  const brotliAnswer = await readRaw(url + path, { cookie, ...brotli });
  const file = join(folder, 'menu.json');
  writeFileSync(file, plainAnswer.bytes);
  writeFileSync(`${file}.br`, brotliAnswer.bytes);
  const floor = await startFloor(folder, { BYTES: file });

  /**
   * @param {string} what
   * @param {{ headers?: Record<string, string>, at: string, status?: number, leastRatio: number }} way
   * @returns {Promise<Row[]>}
   */
  const against = async (what, { headers = {}, at, status = 200, leastRatio }) => {
    const shared = { status, connections: 10, until: { ms: 1000 } };
    const measured = await loadInTurns(ROUNDS, {
      ours: { ...shared, origin: url, requests: [{ method: 'GET', path, headers: { cookie, ...headers } }] },
      floor: { ...shared, origin: floor.url, requests: [{ method: 'GET', path: at, headers }] },
    });
    const { ours, floor: theirs } = measured;
    return [
      { what, unit: 'perSecond', figure: ours.perSecond, floor: theirs.perSecond, leastRatio },
      { what: `${what}, p99`, unit: 'ms', figure: ours.p99, floor: theirs.p99, mostOf: 10 },
    ];
  };

  try {
    return [
      { what: 'menu of 400 products as JSON', unit: 'kB', figure: plainAnswer.bytes.length, mostOf: 100_000 },
      { what: 'menu of 400 products as sent in brotli', unit: 'kB', figure: brotliAnswer.bytes.length, mostOf: 20_000 },
      ...(await against('GET menu, JSON, 10 connections', { at: '/bytes', leastRatio: 0.5 })),
      ...(await against('GET menu, brotli, 10 connections', { headers: brotli, at: '/compressed', leastRatio: 0.5 })),
      ...(await against('GET menu, 304, 10 connections', {
        headers: { 'if-none-match': plainAnswer.headers.etag ?? '' },
        at: '/not-modified',
        status: 304,
        leastRatio: 0.7,
      })),
    ];
  } finally {
    await floor.stop();
  }
}
