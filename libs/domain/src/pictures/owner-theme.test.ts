import { contrastRatio, isReadable, rgbOf } from './color.ts';
import { FILL_ONLY_COLOR, isFillOnly, ownerTheme } from './owner-theme.ts';

const INK = '#1f1b16';

/** Returns the largest difference of red, green and blue, 0 to 255. */
function distance(one: string, other: string): number {
  const others = rgbOf(other);
  return Math.max(...rgbOf(one).map((part, index) => Math.abs(part - (others[index] ?? 0))));
}

describe('the colour of a menu', () => {
  it.each([
    { color: '#1f5b45', onColor: '#ffffff', word: '#1f5b45', onTint: '#1f5b45', what: 'a dark green' },
    { color: '#f2b53a', onColor: INK, word: INK, onTint: INK, what: 'a light yellow' },
    { color: '#767676', onColor: '#ffffff', word: '#767676', onTint: INK, what: 'a grey that only white can hold' },
    { color: '#a24', onColor: '#ffffff', word: '#aa2244', onTint: '#aa2244', what: 'three digits' },
  ])('[THEME-1] $what has readable text on it and in it', ({ color, onColor, word, onTint }) => {
    expect(ownerTheme(color)).toMatchObject({ onColor, word, onTint });
  });

  it('[THEME-1] text is readable with any main colour', () => {
    for (let value = 0; value < 0xffffff; value += 4099) {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const { word, tint, onTint } = ownerTheme(color);
      expect([color, isReadable(word, '#ffffff'), isReadable(onTint, tint)]).toEqual([color, true, true]);
    }
  });

  it('[THEME-1] [THEME-3] the tint of any colour is seen on the page, that of white and of black too', () => {
    const tintsOf = (color: string) => [ownerTheme(color).tint, ownerTheme(color).dark.tint];
    expect(['#ffffff', '#000000'].map(tintsOf)).toEqual([
      ['#e9e8e8', '#44413f'],
      ['#e6e6e6', '#44413f'],
    ]);
    for (let value = 0; value <= 0xffffff; value += 4099) {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const [light = '', dark = ''] = tintsOf(color);
      const isSeen = [distance(light, '#ffffff') > 4, distance(dark, '#15120f') > 4];
      expect([color, isSeen]).toEqual([color, [true, true]]);
    }
  });

  it.each([
    ['#1f5b45', { word: '#8ecab0', tint: '#17211a' }],
    ['#ffffff', { word: '#bababa', tint: '#44413f' }],
    ['#000000', { word: '#bababa', tint: '#44413f' }],
    ['#ffdd00', { word: '#d6ba15', tint: '#443b0c' }],
  ])('[THEME-3] words and tints of %s are light and dark in dark', (color, dark) => {
    expect(ownerTheme(color).dark).toMatchObject(dark);
  });

  it('[THEME-3] in dark, words of any colour are readable on the page, on sheets and on the tint', () => {
    for (let value = 0; value <= 0xffffff; value += 4099) {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const { word, tint } = ownerTheme(color).dark;
      const unreadable = ['#15120f', '#2f2923', tint].filter((ground) => !isReadable(word, ground));
      expect([color, unreadable]).toEqual([color, []]);
    }
  });

  it.each([
    ['#1f5b45', '#457f67'],
    ['#ffffff', 'transparent'],
    ['#000000', '#717171'],
    ['#767676', 'transparent'],
  ])('[THEME-4] in dark a fill of %s has the edge %s', (color, rim) => {
    expect(ownerTheme(color).dark.rim).toBe(rim);
  });

  it('[THEME-4] in dark a fill of any colour, or its edge, has a contrast of 3 with the page', () => {
    const isSeen = (fill: string, rim: string, ground: string) =>
      contrastRatio(rim === 'transparent' ? fill : rim, ground) >= 3;
    for (let value = 0; value <= 0xffffff; value += 4099) {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      expect([color, isSeen(color, ownerTheme(color).dark.rim, '#15120f')]).toEqual([color, true]);
    }
  });

  it.each([
    ['#1f5b45', false],
    ['#767676', false],
    ['#777777', true],
    ['#ff0', true],
  ])('[THEME-2] %s is used as a fill only, with a warning: %s', (color, fillOnly) => {
    expect(isFillOnly(color)).toBe(fillOnly);
    expect(contrastRatio(color, '#ffffff') < 4.5).toBe(fillOnly);
    expect(FILL_ONLY_COLOR).toMatch(/casi no se lee sobre blanco/);
  });
});
