import { Legal } from './legal.ts';

const LEGAL = { netPrices: true, tableCharge: null, notice: '' };
const price = { currency: '$', big: 1200, small: '00' };

it.each([
  [{}, true],
  [{ tableCharge: { price, text: 'Cubierto' } }, true],
  [{ tableCharge: { price } }, false],
  [{ tableCharge: { price: { ...price, big: -1 }, text: '' } }, false],
  [{ notice: 'x'.repeat(1_000) }, true],
  [{ notice: 'x'.repeat(1_001) }, false],
  [{ netPrices: 1 }, false],
])('[LAW-2] legal data with %j is valid: %s', (fields, valid) => {
  expect(Legal.safeParse({ ...LEGAL, ...fields }).success).toBe(valid);
});
