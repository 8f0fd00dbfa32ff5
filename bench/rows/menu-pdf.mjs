import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startFloor } from '../floors/start-floor.mjs';
import { alternately } from '../measuring/alternately.mjs';
import { median } from '../measuring/statistics.mjs';
import { createItem, noise } from './items-with-pictures.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const PRODUCTS = 400;
const CACHED_READS = 9;
const PLAIN_PDF = fileURLToPath(new URL('../floors/plain-pdf.cjs', import.meta.url));

/**
 * The PDF of a menu of 400 products, each with a picture of its own: made for the first who asks, against a plain one that a
 * process draws, and read again, against one in memory.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function menuPdf(place) {
  const { url, cookie, key, folder } = place;
  const pictures = path.join(folder, 'data/files', key);
  mkdirSync(pictures, { recursive: true });
  for (let nth = 0; nth < PRODUCTS; nth += 1) {
    const name = `bench${nth}`;
    writeFileSync(path.join(pictures, `${name}-480.webp`), await noise(nth));
    await createItem(place, { nth, image: `/files/${key}/${name}.webp` });
  }

  const ours = () => read(`${url}/api/menus/${key}/pdf`, { cookie });
  const cold = await timed(ours);
  const plain = await timed(() => plainPdf(pictures));

  const file = path.join(folder, 'menu.pdf');
  writeFileSync(file, cold.result);
  const memory = await startFloor(folder, { BYTES: file });
  try {
    const again = await alternately(CACHED_READS, {
      ours: () => timed(ours),
      floor: () => timed(() => read(`${memory.url}/bytes`)),
    });
    const typical = (/** @type {'ours' | 'floor'} */ whose) => median(again[whose].map(({ ms }) => ms));
    const what = `PDF of ${PRODUCTS} products with pictures`;
    return [
      { what: `${what}, cold`, unit: 's', figure: cold.ms, floor: plain.ms, mostOf: 5000 },
      { what: `${what}, cached`, unit: 'ms', figure: typical('ours'), floor: typical('floor'), mostOf: 300 },
      { what, unit: 'MB', figure: cold.result.length, floor: plain.result.length },
    ];
  } finally {
    await memory.stop();
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
async function read(url, headers = {}) {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** @param {string} pictures */
async function plainPdf(pictures) {
  const options = { encoding: /** @type {const} */ ('buffer'), maxBuffer: Infinity };
  return (await promisify(execFile)(process.execPath, [PLAIN_PDF, pictures], options)).stdout;
}
