import fc from 'fast-check';
import { parsePrice, parseSmall } from './parse-price.ts';
import { Price } from './price-schema.ts';
import {
  DEFAULT_PRICE,
  formatCents,
  formatPrice,
  padSmall,
  priceFromCents,
  priceFromDecimal,
  priceInCents,
  priceParts,
  typedPrice,
  priceToDecimal,
  unbrokenPrices,
} from './price.ts';

const price = (big: number, small = '00'): Price => ({ currency: '$', big, small });

const anyPrice = fc
  .record({ big: fc.integer({ min: 0, max: 99_999_999 }), cents: fc.nat({ max: 99 }) })
  .map(({ big, cents }) => price(big, padSmall(cents)));

const NOT_A_PRICE = { ok: false, reason: 'not-a-price' };

describe('prices', () => {
  it.each([
    [{ ...price(1), currency: 'US$' }, 'La moneda tiene que ser $'],
    [price(-1), 'No puede ser negativo'],
    [price(1.5), 'Tiene que ser un número entero'],
    [price(100_000_000), 'Es demasiado grande'],
    [{ ...price(1), big: '1' }, 'Tiene que ser un número entero'],
    [price(1, '5'), 'Los centavos son dos cifras'],
    [price(1, '100'), 'Los centavos son dos cifras'],
    [price(1, '0a'), 'Los centavos son dos cifras'],
    [{ currency: '$', big: 1 }, 'Faltan los centavos'],
  ])('[PRICE-1] %j is refused: %s', (value, message) => {
    expect(Price.safeParse(value).error?.issues).toMatchObject([{ message }]);
  });

  it('[PRICE-1] 0 and 99.999.999,99 are prices', () => {
    expect([price(0), price(99_999_999, '99')].map((value) => Price.safeParse(value).success)).toEqual([true, true]);
  });

  it('[PRICE-2] a new item costs $ 99,00', () => {
    expect(DEFAULT_PRICE).toEqual(price(99, '00'));
  });

  it.each([
    [0, '00'],
    [5, '05'],
    ['5', '05'],
    [10, '10'],
    ['', '00'],
    ['07', '07'],
  ])('[PRICE-3] cents of %p are written %j', (small, padded) => {
    expect(padSmall(small)).toBe(padded);
  });

  it('[PRICE-4] in a text no line ends between the sign and the number of a price', () => {
    expect(unbrokenPrices('Agua: $ 900,00 o $ 1.200,00')).toBe('Agua: $\u00a0900,00 o $\u00a01.200,00');
  });

  it.each([
    [price(12_500), '$ 12.500,00'],
    [price(99), '$ 99,00'],
    [price(0, '05'), '$ 0,05'],
    [price(999, '99'), '$ 999,99'],
    [price(1_000), '$ 1.000,00'],
    [price(99_999_999, '99'), '$ 99.999.999,99'],
  ])('[PRICE-4] %j is shown as %s', (value, shown) => {
    expect(formatPrice(value)).toBe(shown);
    expect(formatCents(priceInCents(value))).toBe(shown);
    const { currency, big, small } = priceParts(value);
    expect(`${currency} ${big},${small}`).toBe(shown);
  });

  it.each([
    [price(12_500), '12.500'],
    [price(999, '50'), '999,50'],
    [price(0), '0'],
  ])('[PRICE-4] %j stands as %s in a field, and is read back from it', (value, typed) => {
    expect(typedPrice(value)).toBe(typed);
    expect(parsePrice(typed)).toEqual({ ok: true, value });
  });

  it('[PRICE-5] a price converts to cents and back', () => {
    expect([priceInCents(price(2_700, '05')), priceInCents(price(0))]).toEqual([270_005, 0]);
    fc.assert(
      fc.property(anyPrice, (value) => {
        expect(priceFromCents(priceInCents(value))).toEqual(value);
        expect(Price.safeParse(value).success).toBe(true);
      }),
    );
  });

  it.each([0.5, -1, Number.NaN, Infinity, 2 ** 53])(
    '[PRICE-5] %d cents are no price: a RangeError is thrown',
    (cents) => {
      expect(() => priceFromCents(cents)).toThrow(new RangeError('not-whole-cents'));
    },
  );

  it.each([
    ['2700.00', price(2_700)],
    ['0.00', price(0)],
    ['2700.05', price(2_700, '05')],
    ['2700', price(2_700)],
    ['2700.5', price(2_700, '50')],
    ['99999999.99', price(99_999_999, '99')],
    [2_700, price(2_700)],
    [2_700.5, price(2_700, '50')],
    [0.29, price(0, '29')],
    [0, price(0)],
  ])('[PRICE-6] %p is the price %j', (decimal, value) => {
    expect(priceFromDecimal(decimal)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    '2700.',
    '2700.005',
    '2700,00',
    '2.700,00',
    '-1.00',
    ' 1.00',
    '1.00\n',
    '1.000',
    '100000000.00',
    '１.00',
    'gratis',
  ])('[PRICE-6] %j is not a price', (decimal) => {
    expect(priceFromDecimal(decimal)).toEqual(NOT_A_PRICE);
  });

  it.each([-1, 0.001, 0.1 + 0.2, 1e8, 1e21, NaN, Infinity])('[PRICE-6] %d is not a price', (decimal) => {
    expect(priceFromDecimal(decimal)).toEqual(NOT_A_PRICE);
  });

  it('[PRICE-6] a price becomes a decimal and back, as text and as number', () => {
    fc.assert(
      fc.property(anyPrice, (value) => {
        expect(priceFromDecimal(priceToDecimal(value))).toEqual({ ok: true, value });
        expect(priceFromDecimal(Number(priceToDecimal(value)))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    ['', '00'],
    ['5', '05'],
    ['50', '50'],
    [' 7 ', '07'],
  ])('[PRICE-7] %j typed is %s cents', (typed, small) => {
    expect(parseSmall(typed)).toEqual({ ok: true, value: small });
  });

  it.each(['100', '-1', '5,', 'a'])('[PRICE-7] %j typed is refused as cents', (typed) => {
    expect(parseSmall(typed)).toEqual(NOT_A_PRICE);
  });

  it('[PRICE-7] the texts that the fields show, and the written price, are read as the same price', () => {
    fc.assert(
      fc.property(anyPrice, (value) => {
        const { big, small } = priceParts(value);
        expect([parsePrice(big, small), parsePrice(formatPrice(value)), parseSmall(small)]).toEqual([
          { ok: true, value },
          { ok: true, value },
          { ok: true, value: small },
        ]);
      }),
    );
  });
});
