import { MenuTypes } from '../orders/menu-types.ts';
import { DEFAULT_SETTINGS, Settings } from './settings.ts';

describe('Settings', () => {
  it('[NEW-4] DEFAULT_SETTINGS has a valid value for every setting', () => {
    expect(Settings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    expect(Object.keys(DEFAULT_SETTINGS)).toEqual(Object.keys(Settings.shape));
  });
});

it.each([
  [[], true],
  [['delivery'], true],
  [['takeaway', 'delivery'], true],
  [['delivery', 'delivery'], false],
  [['buffet'], false],
  ['delivery', false],
])('[TYPES-1] the menu types %j are valid: %s', (menuTypes, valid) => {
  expect(MenuTypes.safeParse(menuTypes).success).toBe(valid);
});
