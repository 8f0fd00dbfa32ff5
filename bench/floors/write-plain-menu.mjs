import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Writes the least that a page of a menu can be: its titles and prices, with neither styles nor scripts. Gives its folder.
 * @param {string} folder
 * @param {readonly import('../servers/carta-place.mjs').Item[]} items
 */
export function writePlainMenu(folder, items) {
  const output = path.join(folder, 'plain-menu');
  mkdirSync(output, { recursive: true });
  const rows = items.map(({ title, price }) => `<li>${title} $ ${price.big}`).join('\n');
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menú</title><h1>Menú</h1><ul>${rows}</ul>`;
  writeFileSync(path.join(output, 'menu.html.br'), brotliCompressSync(page));
  return output;
}
