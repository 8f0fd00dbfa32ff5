import { DEFAULT_SETTINGS, Settings } from './settings.ts';

describe('Settings', () => {
  it('[NEW-4] DEFAULT_SETTINGS has a valid value for every setting', () => {
    expect(Settings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    expect(Object.keys(DEFAULT_SETTINGS)).toEqual(Object.keys(Settings.shape));
  });
});
