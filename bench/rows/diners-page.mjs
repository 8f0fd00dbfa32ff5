import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChromium } from '../browser/chromium.mjs';
import { paintCold } from '../browser/paint-cold.mjs';
import { startFloor } from '../floors/start-floor.mjs';
import { writePlainMenu } from '../floors/write-plain-menu.mjs';
import { alternately } from '../measuring/alternately.mjs';
import { loadAlternately } from '../measuring/load-alternately.mjs';
import { readRaw } from '../measuring/read-raw.mjs';
import { median } from '../measuring/statistics.mjs';
import { addPictures } from '../servers/pictures.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/carta-place.mjs').CartaPlace} CartaPlace */
/** @typedef {import('../browser/paint-cold.mjs').Painted} Painted */

const ROUNDS = 5;
/** Short rounds in quick turns: the machine's own speed changes within seconds. */
const LOAD = { rounds: 6, ms: 500 };
/** Odd in number. Started anew each time: a process keeps for its life a speed that differs by a tenth from that of the next. */
const PROCESSES = 5;
const CONNECTIONS = 50;

/**
 * The diners' page: how fast it is sent, against a bare server with the same bytes and log, and how it appears on a slow phone with and without
 * pictures, against a page of the same titles and prices alone.
 * @param {CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function dinersPage(place) {
  const { url, key, items } = place;
  const what = `diners' page of ${items.length.toLocaleString('en')}`;
  const server = await serving(place, `GET ${what}, brotli, ${CONNECTIONS} connections`);
  const floor = await startFloor(place.folder, { PAGES: writePlainMenu(place.folder, items) });
  const browser = await startChromium();
  try {
    const paint = () =>
      alternately(ROUNDS, {
        ours: () => paintCold(browser, `${url}/m/${key}`),
        floor: () => paintCold(browser, `${floor.url}/menu.html`),
      });
    const plain = rowsOf(`${what}, slow phone`, await paint(), 700);
    await addPictures(place);
    return [...server, ...plain, ...rowsOf(`${what} with pictures, slow phone`, await paint(), 900)];
  } finally {
    await browser.close();
    await floor.stop();
  }
}

/**
 * @param {string} what
 * @param {Record<'ours' | 'floor', Painted[]>} painted
 * @param {number} mostOf ms
 * @returns {Row[]}
 */
function rowsOf(what, painted, mostOf) {
  const both = (/** @type {keyof Painted} */ name) => ({
    figure: median(painted.ours.map((each) => each[name])),
    floor: median(painted.floor.map((each) => each[name])),
  });
  return [
    { what: `${what}, largest paint`, unit: 's', ...both('largest'), mostOf },
    { what: `${what}, shifted`, unit: 'score', ...both('shifted'), mostOf: 0.001 },
    { what: `${what}, blocked`, unit: 'ms', ...both('blocked'), mostOf: 50 },
  ];
}

/**
 * @param {CartaPlace} place
 * @param {string} what
 * @returns {Promise<Row[]>}
 */
async function serving(place, what) {
  const runs = [];
  for (let nth = 0; nth < PROCESSES; nth += 1) runs.push(await servedByNewProcesses(place));
  // Both figures of one run: two medians may come from minutes in which the machine was not equally fast.
  runs.sort((a, b) => a.ours.perSecond / a.floor.perSecond - b.ours.perSecond / b.floor.perSecond);
  const { ours, floor } = runs[(PROCESSES - 1) / 2];
  return [
    { what, unit: 'perSecond', figure: ours.perSecond, floor: floor.perSecond, leastRatio: 0.45 },
    { what: `${what}, p99`, unit: 'ms', figure: ours.p99, floor: floor.p99, mostOf: 10 },
  ];
}

/** @param {CartaPlace} place */
async function servedByNewProcesses({ carta, key, folder }) {
  const headers = { 'accept-encoding': 'br' };
  const at = `/m/${key}`;
  const server = await carta.start();
  try {
    const { bytes, headers: sent } = await readRaw(server.url + at, headers);
    const file = path.join(folder, 'page.br');
    writeFileSync(file, bytes);
    // All that is sent, the policies too, but what Node itself writes.
    for (const name of ['connection', 'content-length', 'date', 'keep-alive']) Reflect.deleteProperty(sent, name);
    const floor = await startFloor(folder, { COMPRESSED: file, HEADERS: JSON.stringify(sent), LOGS: '1' });
    try {
      const shared = { status: 200, connections: CONNECTIONS, until: { ms: LOAD.ms } };
      return await loadAlternately(LOAD.rounds, {
        ours: { ...shared, origin: server.url, request: () => ({ method: 'GET', path: at, headers }) },
        floor: { ...shared, origin: floor.url, request: () => ({ method: 'GET', path: '/compressed', headers }) },
      });
    } finally {
      await floor.stop();
    }
  } finally {
    await server.stop();
  }
}
