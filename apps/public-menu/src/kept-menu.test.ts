import { isMenuOf } from './kept-menu.ts';

it.each<[string, unknown, boolean]>([
  ['the menu of the business', { key: 'demo', categories: [] }, true],
  ['the menu of another business', { key: 'other', categories: [] }, false],
  ['an error', { error: true }, false],
  ['a menu without categories', { key: 'demo' }, false],
  ['a list', [], false],
  ['null', null, false],
  ['nothing', undefined, false],
])('%s as the menu’s JSON: is the business’s menu or not', (_, json, isMenu) => {
  expect(isMenuOf('demo', json)).toBe(isMenu);
});
