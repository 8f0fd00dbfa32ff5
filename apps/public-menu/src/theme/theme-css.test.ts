import { contrastRatio } from '@carta/domain';
import { themeCss } from './theme-css.ts';

/** Returns the colours of a theme, in light by default. */
function variablesOf(css: string, { dark = false } = {}): Record<string, string> {
  const rules = css.split('@media screen and (prefers-color-scheme:dark)')[dark ? 1 : 0] ?? '';
  return Object.fromEntries(
    [...rules.matchAll(/(--[\w-]+):(#[0-9a-f]{6})[;}]/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const INK = '#1f1b16';

it.each([
  { color: '#1f5b45', on: '#ffffff', word: '#1f5b45', onTint: '#1f5b45', what: 'a dark green' },
  { color: '#000000', on: '#ffffff', word: '#000000', onTint: '#000000', what: 'black' },
  { color: '#ffffff', on: INK, word: INK, onTint: INK, what: 'white' },
  { color: '#f2b53a', on: INK, word: INK, onTint: INK, what: 'a light yellow' },
  { color: '#e4633f', on: INK, word: INK, onTint: INK, what: 'an orange with contrast 3.4 on white, 5 on ink' },
  {
    color: '#767676',
    on: '#ffffff',
    word: '#767676',
    onTint: INK,
    what: 'a grey readable on white but not on its tint',
  },
  { color: '#777777', on: '#ffffff', word: INK, onTint: INK, what: 'a grey just too light for text' },
  { color: '#a24', on: '#ffffff', word: '#aa2244', onTint: '#aa2244', what: 'three digits' },
])('the theme of $color ($what) has readable text colours', ({ color, on, word, onTint }) => {
  expect(variablesOf(themeCss(color))).toMatchObject({
    '--on-owner': on,
    '--owner-word': word,
    '--on-owner-tint': onTint,
  });
});

it.each([
  ['#1f5b45', '#8ecab0', '#17211a', 'La Higuera’s green'],
  ['#ffffff', '#bababa', '#44413f', 'white'],
  ['#000000', '#bababa', '#44413f', 'black'],
  ['#ffdd00', '#d6ba15', '#443b0c', 'a yellow'],
])('[THEME-3] in dark, the theme of %s has the words %s on the tint %s: %s', (color, word, tint) => {
  expect(variablesOf(themeCss(color), { dark: true })).toMatchObject({
    '--owner-word': word,
    '--on-owner-tint': word,
    '--owner-tint': tint,
  });
});

it('[THEME-4] a fill that is hard to see has an edge, in light or in dark', () => {
  const rims = (color: string) => [...themeCss(color).matchAll(/--owner-rim:([^;}]+)/g)].map(([, value = '']) => value);
  expect(rims('#ffffff')).toEqual(['#868686', 'transparent']);
  expect(rims('#000000')).toEqual(['transparent', '#717171']);
});

it('every theme has a text contrast of at least 4.5', () => {
  const contrastOf = (a = '', b = '') => contrastRatio(a, b);
  for (let value = 0; value < 0xffffff; value += 4099) {
    const color = `#${value.toString(16).padStart(6, '0')}`;
    const theme = variablesOf(themeCss(color));
    expect([color, contrastOf(theme['--owner-word'], '#ffffff') >= 4.5]).toEqual([color, true]);
    expect([color, contrastOf(theme['--on-owner-tint'], theme['--owner-tint']) >= 4.5]).toEqual([color, true]);
    const [white, ink] = [contrastOf(color, '#ffffff'), contrastOf(color, INK)];
    expect([color, theme['--on-owner']]).toEqual([color, white >= ink ? '#ffffff' : INK]);
  }
});

it.each(['', '#12', 'red', '#1f5b4g', '#1f5b45;}body{display:none', 'url(//example.test)'])(
  'the theme of %p is empty',
  (text) => {
    expect(themeCss(text)).toBe('');
  },
);
