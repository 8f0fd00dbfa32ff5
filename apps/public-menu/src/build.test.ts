/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import type { PageAssets } from './document.tsx';
import { themeCss } from './theme/theme-css.ts';

const ROOT = path.resolve(__dirname, '../../..');
const DIST = path.join(ROOT, 'dist');

const RENDER = `
  const path = require('node:path');
  const [dist] = process.argv.slice(1);
  const { renderMenu, renderItem, renderOrder, renderWifi } = require(path.join(dist, 'public-menu/server.js'));
  const assets = require(path.join(dist, 'assets/public-menu/assets.json'));
  const page = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const { html } = renderMenu({ menu: page, assets });
  const { html: preview } = renderMenu({ menu: page, assets, preview: true });
  const { html: itemPage } = renderItem({ menu: page, item: page.featured[0].key, assets, now: 0 });
  const { html: wifi } = renderWifi({ menu: page, wifi: { name: 'a', password: 'b' }, code: { side: 1, path: '' }, assets });
  const line = { key: 'l', item: 'i', title: 'flan', options: ['Grande'], quantity: 1, cents: 100, readyAt: null };
  const order = { key: 'k', number: 1, state: 'accepted', type: 'delivery', lines: [line], zone: { title: 'z', cents: 1 }, total: 1, at: 0, readyAt: 9, reason: '', createdAt: 0 };
  const orders = ['unpaid', 'new', 'accepted', 'rejected'].map((state) => renderOrder({ menu: { ...page, whatsAppNumber: '1155550100' }, order: { ...order, state, reason: 'r', pay: state === 'unpaid' ? 'https://pagos.test' : null }, since: 0, assets, now: 0 }).html).join('');
  process.stdout.write(JSON.stringify({ assets, html, preview, itemPage, wifi, orders }));
`;

interface Built {
  readonly assets: PageAssets & { readonly fonts: readonly string[] };
  readonly html: string;
  readonly preview: string;
  readonly itemPage: string;
  readonly wifi: string;
  readonly orders: string;
}

let built: Built;

const fileAt = (address = '') => readFileSync(path.join(DIST, address));
const textAt = (address: string | undefined) => fileAt(address).toString();

beforeAll(() => {
  // Nothing is built where the last build is of these sources.
  execFileSync('node', [path.join(ROOT, 'tools/build.mjs'), 'public-menu']);
  const page = publicMenu(menu('Cocina > Platos: bife*1, ñoquis | Postres: flan'));
  const printed = execFileSync('node', ['-e', RENDER, DIST], { input: JSON.stringify(page) });
  built = JSON.parse(printed.toString()) as Built;
}, 300_000);

it('the page has its styles inside, and loads one small script and one font of at most 22 kB; its worker has at most 3 kB', () => {
  const { scripts, styles, fonts } = built.assets;
  const css = built.assets.css?.styles ?? '';
  expect([...scripts, ...styles, ...fonts]).toEqual([
    expect.stringMatching(/^\/assets\/public-menu\/page\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^\/assets\/public-menu\/archivo.*\.[0-9a-f]{8}\.woff2$/),
  ]);
  expect(brotliCompressSync(fileAt(scripts[0])).length).toBeLessThanOrEqual(4_500);
  expect(fileAt(fonts[0]).length).toBeLessThanOrEqual(22_000);
  expect(built.html).toContain(`<style>${css}`);
  expect(css).toContain(fonts[0]);
  expect(css).toContain('font-display:optional');
  const { scripts: order = [], styles: orderStyles = [] } = built.assets.entries?.order ?? {};
  const bytesOf = (file: string | undefined) => brotliCompressSync(fileAt(file)).length;
  expect([order.length, orderStyles.length]).toEqual([1, 1]);
  expect(bytesOf(order[0])).toBeLessThanOrEqual(24_000);
  expect(bytesOf(orderStyles[0])).toBeLessThanOrEqual(4_000);
  expect(bytesOf(built.assets.entries?.worker?.scripts[0])).toBeLessThanOrEqual(3_000);
});

it('every custom property of the page’s own styles is used, and each that they use is there', () => {
  const { css, wide = {}, print = {}, entries = {}, chunks = {} } = built.assets;
  const loaded = Object.values({ ...entries, ...chunks }).flatMap(({ styles }) => styles);
  const files = [...loaded, ...Object.values(wide), ...Object.values(print)];
  const later = files.map((file) => fileAt(file).toString()).join('');
  const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
  for (const own of [css?.styles ?? '', css?.item ?? '']) {
    const declared = names(`${own}${themeCss('#8a1f44')}`, /(?<=[{;]\s*)(--[\w-]+):/g);
    const inStyles = names(own, /(?<=[{;]\s*)(--[\w-]+):/g);
    const used = names(own, /var\((--[\w-]+)/g);
    const usedAnywhere = names(own + later, /var\((--[\w-]+)/g);
    expect([...inStyles].filter((name) => !usedAnywhere.has(name))).toEqual([]);
    // The page sets these for each section and as it scrolls.
    const withoutDefault = names(own, /var\((--[\w-]+)\)/g);
    expect([...withoutDefault].filter((name) => !declared.has(name))).toEqual(
      ['--rows'].filter((name) => used.has(name)),
    );
    for (const part of ['order', 'find', 'running', 'table', 'order-page']) {
      const text = (entries[part]?.styles ?? []).map((file) => fileAt(file).toString()).join('');
      const there = new Set([...declared, ...names(text, /(?<=[{;]\s*)(--[\w-]+):/g)]);
      expect([...names(text, /var\((--[\w-]+)\)/g)].filter((name) => !there.has(name))).toEqual([]);
    }
  }
});

it('the search is a part of its own of at most 4.1 kB with its styles', () => {
  const { scripts = [], styles = [] } = built.assets.entries?.find ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  const bytes = [...scripts, ...styles].map((file) => brotliCompressSync(fileAt(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4_100);
  expect(built.html).toContain(`data-find-script="${scripts[0]}"`);
});

it('the bar of the orders that are under way is a part of its own of at most 2 kB with its styles', () => {
  const { scripts = [], styles = [] } = built.assets.entries?.running ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  const bytes = [...scripts, ...styles].map((file) => brotliCompressSync(fileAt(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(2_000);
  expect(built.html).toContain(`data-running="${scripts[0]}"`);
});

it('the table is a part of its own of at most 4 kB with its styles', () => {
  const { scripts = [], styles = [] } = built.assets.entries?.table ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  const bytes = [...scripts, ...styles].map((file) => brotliCompressSync(fileAt(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4_000);
  expect(built.html).toContain(`data-table="${scripts[0]}"`);
});

it('what shows the order is a part of its own of at most 8 kB with its styles', () => {
  const { scripts = [], styles = [] } = built.assets.entries?.cart ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  const bytes = [...scripts, ...styles].map((file) => brotliCompressSync(fileAt(file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(8_000);
  expect(built.html).toContain(`data-cart="${scripts[0]}"`);
});

it('the words of each language are a small script of their own, without those of the page alone', () => {
  for (const language of ['es', 'en', 'pt']) {
    const [script = ''] = built.assets.entries?.[`words-${language}`]?.scripts ?? [];
    expect(brotliCompressSync(fileAt(script)).length).toBeLessThanOrEqual(4_000);
    const scope: { cartaWords?: { seeOrder?: string; notFound?: string } } = {};
    runInNewContext(fileAt(script).toString(), { window: scope, self: scope, globalThis: scope, Intl });
    expect([scope.cartaWords?.seeOrder, scope.cartaWords?.notFound]).toEqual([expect.any(String), undefined]);
  }
});

it('the diners’ page does not load the preview script', () => {
  const [script = ''] = built.assets.entries?.preview?.scripts ?? [];
  expect(script).toMatch(/\/preview\.[0-9a-f]{8}\.js$/);
  expect(built.html).toContain(built.assets.scripts[0]);
  expect(built.html).not.toContain(script);
  expect(built.preview).toContain(script);
  expect(built.preview).not.toContain(built.assets.scripts[0]);
});

it('the server’s class names exist in the stylesheet of each page', () => {
  const { html, itemPage, wifi, orders, assets } = built;
  for (const [page, css = ''] of [
    [html, `${assets.css?.styles}${textAt(assets.wide?.styles)}${textAt(assets.chunks?.later?.styles[0])}`],
    [itemPage, `${assets.css?.item}${textAt(assets.wide?.item)}`],
    [wifi, `${assets.css?.styles}${textAt(assets.entries?.wifi?.styles[0])}`],
    [orders, `${assets.css?.styles}${textAt(assets.entries?.['order-page']?.styles[0])}`],
  ] as const) {
    const classes = [...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const own = [...new Set(classes)].filter((name) => !name.startsWith('lucide'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  }
});
