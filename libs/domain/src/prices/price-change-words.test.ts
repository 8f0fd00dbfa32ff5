import { priceChangeWords } from './price-change-words.ts';

it.each([
  ['percent', 800, '+8 %'],
  ['percent', -750, '−7,5 %'],
  ['percent', 100_000, '+1.000 %'],
  ['percent', 0, '0 %'],
  ['amount', 50_000, '+$ 500,00'],
  ['amount', -125_050, '−$ 1.250,50'],
] as const)('[PRICE-15] a change by %s of %d is written as %s', (kind, value, words) => {
  expect(priceChangeWords({ kind, value, rounding: '100' })).toBe(words);
});
