import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

const source = (/** @type {string} */ name) => fileURLToPath(new URL(`plain-pages/${name}.mjs`, import.meta.url));

const build = promisify(
  (/** @type {webpack.Configuration} */ config, /** @type {Done} */ done) => void webpack(config, done),
);

/** @typedef {(error: Error | null, stats?: webpack.Stats) => void} Done */

/**
 * Builds the least that a React page can be, one with a form and one with a row for each product of a menu, compressed ahead of
 * time as Carta's pages are. Gives their folder.
 * @param {string} folder
 * @param {object} menu
 */
export async function buildPlainPages(folder, menu) {
  const output = path.join(folder, 'plain-pages');
  const stats = await build({
    mode: 'production',
    devtool: false,
    entry: { rows: source('rows'), form: source('form') },
    output: { path: output, filename: '[name].js' },
  });
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));

  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, 'rows.html'), page('rows', menu));
  writeFileSync(path.join(output, 'form.html'), page('form'));
  for (const file of ['rows.js', 'form.js', 'rows.html', 'form.html']) {
    writeFileSync(path.join(output, `${file}.br`), brotliCompressSync(readFileSync(path.join(output, file))));
  }
  return output;
}

/**
 * @param {string} script
 * @param {object} [menu]
 */
const page = (script, menu) => `<!doctype html>
<html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Carta</title>
<script defer src="/${script}.js"></script>
<div id="root"></div>
<script type="application/json" id="menu">${JSON.stringify(menu ?? null).replaceAll('<', '\\u003c')}</script>
</html>
`;
