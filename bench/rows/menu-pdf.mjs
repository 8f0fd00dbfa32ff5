import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { median } from '../measuring/statistics.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const PRODUCTS = 400;
const CACHED_READS = 9;

/**
 * The PDF of a menu of 400 products, each with a picture of its own: made for the first who asks, and read again.
 * @param {{ url: string, cookie: string, key: string, category: string, files: string }} place `category` is the key of one without products, `files` the folder of uploaded files
 * @returns {Promise<Row[]>}
 */
export async function menuPdf({ url, cookie, key, category, files }) {
  const folder = path.join(files, key);
  mkdirSync(folder, { recursive: true });
  for (let nth = 0; nth < PRODUCTS; nth += 1) {
    const name = `bench${nth}`;
    writeFileSync(path.join(folder, `${name}-480.webp`), await noise(nth));
    await createProduct({ url, cookie, key, category }, { nth, image: `/files/${key}/${name}.webp` });
  }

  const read = async () => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/menus/${key}/pdf`, { headers: { cookie } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the PDF answered ${answer.status}`);
    return { ms: performance.now() - started, bytes: byteLength };
  };
  const cold = await read();
  const cached = [];
  for (let nth = 0; nth < CACHED_READS; nth += 1) cached.push((await read()).ms);
  const what = `PDF of ${PRODUCTS} products with pictures`;
  return [
    { what: `${what}, cold`, unit: 's', figure: cold.ms, mostOf: 5000 },
    { what: `${what}, cached`, unit: 'ms', figure: median(cached), mostOf: 300 },
    { what, unit: 'MB', figure: cold.bytes },
  ];
}

/**
 * A picture that no other is like and that shrinks badly, as photos do.
 * @param {number} nth
 */
const noise = (nth) =>
  sharp({
    create: {
      ...{ width: 480, height: 360, channels: 3, background: '#888888' },
      noise: { type: 'gaussian', mean: 90 + (nth % 80), sigma: 30 },
    },
  })
    .webp()
    .toBuffer();

/**
 * @param {{ url: string, cookie: string, key: string, category: string }} place
 * @param {{ nth: number, image: string }} product
 */
async function createProduct({ url, cookie, key: business, category }, { nth, image }) {
  const key = randomBytes(16).toString('base64url').slice(0, 21);
  const answer = await fetch(`${url}/api/items/${business}/${key}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ key, business, parent: category, level: 2, order: nth, title: `Milanesa napolitana ${nth}` },
      description: 'De nalga, con salsa de tomate, jamón natural y muzzarella gratinada. Alcanza para dos.',
      price: { currency: '$', big: 12_500 + nth, small: '50' },
      image: { url: image },
    }),
  });
  if (answer.status !== 201) throw new Error(`a product was answered ${answer.status}`);
}
