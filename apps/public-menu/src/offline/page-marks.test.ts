import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { renderMenu, renderNotFound, renderItem } from '../server.tsx';
import { isMissingPage, isPage, isWholePage } from './page-marks.ts';

const shown = publicMenu(menu('Cocina > Platos: bife, ñoquis'));
const [bife, gnocchi] = shown.categories.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
const assets = { scripts: [], styles: [] };
const itemPath = `/m/${shown.key}/p/${bife!.key}`;
const html = {
  menu: renderMenu({ menu: shown, assets, now: 0 }).html,
  item: renderItem({ menu: shown, item: bife!.key, assets, now: 0 }).html,
  otherItem: renderItem({ menu: shown, item: gnocchi!.key, assets, now: 0 }).html,
  otherMenu: renderMenu({ menu: { ...shown, key: 'other' }, assets, now: 0 }).html,
  missingMenu: renderNotFound({ assets }).html,
  missingItem: renderNotFound({ assets, menu: shown }).html,
  foreign: '<!doctype html><html><body><main><h1>Volvemos pronto</h1></main></body></html>',
  empty: '',
};

it.each([
  [`/m/${shown.key}`, ['menu']],
  [`/m/${shown.key}?lang=en`, ['menu']],
  [itemPath, ['item']],
] as const)('of all pages, only its own is the page of %s', (address, pages) => {
  expect(Object.keys(html).filter((name) => isWholePage(html[name as keyof typeof html], address))).toEqual(pages);
});

it('a page that has arrived up to its content is known, and is not the whole page', () => {
  const address = `/m/${shown.key}`;
  const start = html.menu.slice(0, html.menu.indexOf('<main'));
  const [tag = ''] = /<main[^>]*>/.exec(html.menu) ?? [];
  expect([isPage(start, address), isPage(start + tag, address)]).toEqual([false, true]);
  expect([isWholePage(start + tag, address), isWholePage(html.menu, address)]).toEqual([false, true]);
});

it('our pages for what is not there say so, and no other page does', () => {
  expect(Object.keys(html).filter((name) => isMissingPage(html[name as keyof typeof html]))).toEqual([
    'missingMenu',
    'missingItem',
  ]);
});
