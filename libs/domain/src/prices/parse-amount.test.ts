import fc from 'fast-check';
import { parseAmount } from './parse-amount.ts';
import { formatPrice, priceFromCents, typedPrice } from './price.ts';

describe('a typed amount', () => {
  it.each([
    ['50000', 5_000_000],
    ['50 000', 5_000_000],
    ['50.000', 5_000_000],
    ['50,000', 5_000_000],
    ['50mil', 5_000_000],
    ['50 mil', 5_000_000],
    ['50 MIL', 5_000_000],
    ['50 mil pesos', 5_000_000],
    ['$ 50 mil', 5_000_000],
    ['50k', 5_000_000],
    ['50 K', 5_000_000],
    ['1,5 mil', 150_000],
    ['1.5k', 150_000],
    ['12,75k', 1_275_000],
    ['$ 50.000', 5_000_000],
    ['$50000', 5_000_000],
    ['50000$', 5_000_000],
    ['50.000,00', 5_000_000],
    ['50,000.00', 5_000_000],
    ['50 000,00', 5_000_000],
    ['50 000.5', 5_000_050],
    ['50000.50', 5_000_050],
    ['50000,5', 5_000_050],
    ['ARS 50000', 5_000_000],
    ['ars50000', 5_000_000],
    ['AR$ 50.000', 5_000_000],
    ['50000 ARS', 5_000_000],
    ['50.000 pesos', 5_000_000],
    ['50.000pesos', 5_000_000],
    ['1 peso', 100],
    ['1.500,50', 150_050],
    ['1.500', 150_000],
    ['1,500', 150_000],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1 234 567', 123_456_700],
    ['50.000.-', 5_000_000],
    ['50000,-', 5_000_000],
    ['50\u00a0000', 5_000_000],
    ['50\u2009000', 5_000_000],
    ['$\u202f50\u202f000', 5_000_000],
    ['\u200e50.000\u200f', 5_000_000],
    ['５００００', 5_000_000],
    [' \t50000\n', 5_000_000],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['0', 0],
    ['0,5', 50],
    ['9999999999999', 999_999_999_999_900],
  ])('[PRICE-16] %j is an amount of %d cents', (typed, cents) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value: cents });
  });

  it.each([
    '',
    '   ',
    '$',
    'mil',
    'k',
    'abc',
    'cincuenta mil',
    'justo',
    '50 lucas y media',
    '¿?',
    '.',
    ',50',
    '-50000',
    '−50000',
    '–50',
    '$ -50',
    '50000-',
    '(50000)',
    '1.5000',
    '1,5000',
    '1 5000',
    '50 00',
    '0.500',
    '0,500',
    '1.50.000',
    '1.000,000',
    '1,000.000',
    '1.000 000',
    '1.500 mil',
    '1,500k',
    '50 mil 500',
    '50mil500',
    '50 k mil',
    '1.500,505',
    '50. 000',
    '50  000',
    '50.',
    '50 o 60',
    '50/60',
    '50-60',
    '50000 60000',
    '50+10',
    '2x50',
    '50 %',
    '5e4',
    '0x50',
    '50²',
    '½',
    '٥٠',
    'US$ 50',
    '50 usd',
    'R$ 50',
    '50 €',
    '50 dólares',
    '$$ 50',
    '999999999999999999',
    '999.999.999.999.999.999',
    '99999999999999 mil',
  ])('[PRICE-16] %j is refused as an amount', (typed) => {
    expect(parseAmount(typed)).toEqual({ ok: false, reason: 'not-an-amount' });
  });

  it('[PRICE-16] a written price is read as its cents, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), (cents) => {
        const price = priceFromCents(cents);
        for (const typed of [formatPrice(price), typedPrice(price)])
          expect(parseAmount(typed)).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it('[PRICE-16] any other text is refused or read as a whole number of cents', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., $milk-]{0,16}$/), (typed) => {
        const amount = parseAmount(typed);
        if (amount.ok) expect(Number.isSafeInteger(amount.value) && amount.value >= 0).toBe(true);
      }),
    );
  });
});
