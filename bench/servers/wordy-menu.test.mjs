import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { wordyMenu } from './wordy-menu.mjs';

describe('the wordy menu', () => {
  const size = { categories: 20, products: 271 };
  const products = wordyMenu(size).categories.flatMap(({ categories }) => categories.flatMap((each) => each.products));
  const titles = products.map(({ title }) => title);

  it('is the same each time', () => assert.deepEqual(wordyMenu(size), wordyMenu(size)));
  it('has as many products as are asked for', () => assert.equal(products.length, 271));
  it('has titles as long as a restaurant writes them, hardly any twice', () => {
    assert.equal(Math.round(titles.join('').length / titles.length), 27);
    assert.ok(new Set(titles).size > 260);
  });
  it('takes as many bytes for a title as a menu that a restaurant wrote: 7 to 9 in brotli', () => {
    const each = brotliCompressSync(titles.join('\n')).length / titles.length;
    assert.ok(each > 7 && each < 9, String(each));
  });
  it('describes about each fifth product', () => {
    const described = products.filter(({ description }) => description).length;
    assert.ok(described > 40 && described < 70, String(described));
  });
});
