import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { startFloor } from '../floors/start-floor.mjs';
import { loadAlternately } from '../measuring/load-alternately.mjs';
import { signIn } from '../servers/carta.mjs';
import { sampleMenu, withOptions } from '../servers/sample-menu.mjs';
import { readRaw } from '../measuring/read-raw.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROUNDS = 5;
const GROUPS = 40;

/**
 * A menu of 400 products: its bytes against those of the menu file it was made from, and how fast it is read against a
 * server that has the same bytes in memory.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function menuReads({ url, cookie, key, folder, size, menuFile, carta }) {
  const path = `/api/menus/${key}`;
  const brotli = { 'accept-encoding': 'br' };
  const plainAnswer = await readRaw(url + path, { cookie });
  const brotliAnswer = await readRaw(url + path, { cookie, ...brotli });
  const optionsFile = withOptions(sampleMenu(size), GROUPS);
  const optionsOwner = carta.makeBusiness('opciones', optionsFile);
  const optionsAnswer = await readRaw(`${url}/api/menus/${optionsOwner.key}`, {
    cookie: await signIn(url, optionsOwner),
    ...brotli,
  });
  const file = join(folder, 'menu.json');
  writeFileSync(file, plainAnswer.bytes);
  writeFileSync(`${file}.br`, brotliAnswer.bytes);
  const floor = await startFloor(folder, { BYTES: file, COMPRESSED: `${file}.br` });

  /**
   * @param {string} what
   * @param {{ headers?: Record<string, string>, at: string, status?: number, leastRatio: number }} way
   * @returns {Promise<Row[]>}
   */
  const against = async (what, { headers = {}, at, status = 200, leastRatio }) => {
    const shared = { status, connections: 10, until: { ms: 1000 } };
    const ask = /** @type {const} */ ({ method: 'GET', path, headers: { cookie, ...headers } });
    const askFloor = /** @type {const} */ ({ method: 'GET', path: at, headers });
    const { ours, floor: theirs } = await loadAlternately(ROUNDS, {
      ours: { ...shared, origin: url, request: () => ask },
      floor: { ...shared, origin: floor.url, request: () => askFloor },
    });
    return [
      { what, unit: 'perSecond', figure: ours.perSecond, floor: theirs.perSecond, leastRatio },
      { what: `${what}, p99`, unit: 'ms', figure: ours.p99, floor: theirs.p99, mostOf: 10 },
    ];
  };

  const written = Buffer.from(JSON.stringify(menuFile));
  const compressed = await promisify(brotliCompress)(written);
  /** @type {Row[]} */
  const bytes = [
    { what: 'as JSON', unit: 'kB', figure: plainAnswer.bytes.length, floor: written.length, mostOf: 100_000 },
    {
      what: 'as sent in brotli',
      unit: 'kB',
      figure: brotliAnswer.bytes.length,
      floor: compressed.length,
      mostOf: 20_000,
    },
    {
      what: `with ${GROUPS} groups in brotli`,
      unit: 'kB',
      figure: optionsAnswer.bytes.length,
      floor: (await promisify(brotliCompress)(Buffer.from(JSON.stringify(optionsFile)))).length,
      mostOf: 26_000,
    },
  ];
  try {
    return [
      ...bytes.map((row) => ({ ...row, what: `menu of 400 products ${row.what}` })),
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
