import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Writes the least that a page of a menu can be on which something happens: a tap on a row toggles its class, a letter in the box that of the list.
 * Gives its folder.
 * @param {string} folder
 * @param {readonly import('../servers/carta-place.mjs').Item[]} items
 */
export function writeTappedRows(folder, items) {
  const output = path.join(folder, 'tapped-rows');
  mkdirSync(output, { recursive: true });
  const rows = items.map(({ title, price }) => `<li><b>${title}</b> <span>$ ${price.big}</span></li>`).join('\n');
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menú</title>
<style>li { padding: 12px 0 } .tapped { background: gold } .typed { color: navy }</style>
<h1>Menú</h1><input type="search"><ul>${rows}</ul>
<script>
  const list = document.querySelector('ul');
  list.onclick = ({ target }) => target.closest('li').classList.toggle('tapped');
  document.querySelector('input').oninput = ({ target }) => target.classList.toggle('typed');
</script>`;
  writeFileSync(path.join(output, 'menu.html.br'), brotliCompressSync(page));
  return output;
}
