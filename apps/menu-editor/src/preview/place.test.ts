import { SCREENS } from '../screens.ts';
import { placeOf } from './place.ts';

const nothing = { editing: null, records: null, row: null, part: null, path: '/panel/menu/flat' };

it('placeOf is the record that is edited, else the row that is pointed at', () => {
  expect(placeOf({ ...nothing, editing: 'flan', row: 'helado' })).toEqual({ kind: 'record', key: 'flan' });
  expect(placeOf({ ...nothing, row: 'helado' })).toEqual({ kind: 'record', key: 'helado' });
  expect(placeOf(nothing)).toBeNull();
});

it('placeOf is the sheet of the edited product while a part is edited that only the sheet shows', () => {
  const flan = { ...nothing, editing: 'flan' };
  for (const part of ['options', 'allergens'] as const)
    expect(placeOf({ ...flan, part })).toEqual({ kind: 'sheet', key: 'flan', part });
  expect(placeOf({ ...nothing, row: 'helado', part: 'options' })).toEqual({ kind: 'record', key: 'helado' });
  expect(placeOf({ ...nothing, part: 'options' })).toBeNull();
});

it('placeOf is the category that a sheet changes, and the sheet of its first product while its allergens are edited', () => {
  const records = { within: 'postres', changes: [{ key: 'flan', allergens: {}, diets: [] }] };
  expect(placeOf({ ...nothing, records, row: 'helado' })).toEqual({ kind: 'record', key: 'postres' });
  expect(placeOf({ ...nothing, records, part: 'allergens' })).toEqual({
    kind: 'sheet',
    key: 'flan',
    part: 'allergens',
  });
});

it('placeOf is the option group of the open form', () => {
  const path = '/panel/menu/options/extras';
  for (const part of [null, 'allergens'] as const)
    expect(placeOf({ ...nothing, path, part })).toEqual({ kind: 'group', key: 'extras' });
});

it('placeOf is where the values of a settings screen stand, else where those of its field do', () => {
  const info = { ...nothing, path: '/panel/menu/info' };
  expect(placeOf(info)).toEqual({ kind: 'section', section: 'information' });
  expect(placeOf({ ...info, part: 'header' })).toEqual({ kind: 'section', section: 'header' });
});

it('placeOf has a place for every screen that edits the page outside of its records', () => {
  const without = SCREENS.map(({ path }) => path).filter((path) => placeOf({ ...nothing, path }) === null);
  expect(without).toEqual([
    '/panel/menu',
    '/panel/menu/flat',
    '/panel/menu/import',
    '/panel/menu/options',
    '/panel/menu/prices',
    '/panel/menu/changes',
    '/panel/menu/analytics',
  ]);
});
