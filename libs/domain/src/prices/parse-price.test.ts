import { parsePrice, PRICE_PROBLEMS, priceFromNumber, type PriceProblem } from './parse-price.ts';
import { formatPrice, priceInCents } from './price.ts';

const READ: readonly (readonly [string, string])[] = [
  ['12500', '$ 12.500,00'],
  ['12.500', '$ 12.500,00'],
  ['12,500', '$ 12.500,00'],
  ['12 500', '$ 12.500,00'],
  ['12\u00a0500', '$ 12.500,00'],
  ['12\u202f500', '$ 12.500,00'],
  ['1.200.-', '$ 1.200,00'],
  ['1200.-', '$ 1.200,00'],
  ['1200,-', '$ 1.200,00'],
  ['1.200,--', '$ 1.200,00'],
  ['$ 1.200', '$ 1.200,00'],
  ['$1200', '$ 1.200,00'],
  ['$1.200.-', '$ 1.200,00'],
  ['$\u00a012.500\n', '$ 12.500,00'],
  ['1.200 $', '$ 1.200,00'],
  ['1200$', '$ 1.200,00'],
  ['ARS 1200', '$ 1.200,00'],
  ['ARS1200', '$ 1.200,00'],
  ['1200 ars', '$ 1.200,00'],
  ['AR$ 1.200', '$ 1.200,00'],
  ['1200 pesos', '$ 1.200,00'],
  ['1 peso', '$ 1,00'],
  ['1,200.00', '$ 1.200,00'],
  ['1,200.5', '$ 1.200,50'],
  ['1.200,00', '$ 1.200,00'],
  ['1 200,50', '$ 1.200,50'],
  ['1 200', '$ 1.200,00'],
  ['3200.00', '$ 3.200,00'],
  ['$4.50', '$ 4,50'],
  ['12,5', '$ 12,50'],
  ['12.5', '$ 12,50'],
  ['12.05', '$ 12,05'],
  ['12500.5', '$ 12.500,50'],
  ['$ 12.500,50', '$ 12.500,50'],
  ['1.250.000', '$ 1.250.000,00'],
  ['1,250,000.99', '$ 1.250.000,99'],
  ['99.999.999,99', '$ 99.999.999,99'],
  ['007', '$ 7,00'],
  [' 99 ', '$ 99,00'],
  ['0', '$ 0,00'],
  ['\u200e1200\u200f', '$ 1.200,00'],
  ['１２００', '$ 1.200,00'],
];

const REFUSED: readonly (readonly [string, PriceProblem])[] = [
  ['', 'empty'],
  [' $ ', 'empty'],
  ['1200/1500', 'two-prices'],
  ['1200 / 1500', 'two-prices'],
  ['1200 - 1500', 'two-prices'],
  ['1200-1500', 'two-prices'],
  ['$1.200 | $1.500', 'two-prices'],
  ['1200 o 1500', 'two-prices'],
  ['1200 y 1500 pesos', 'two-prices'],
  ['14500 15900', 'two-prices'],
  ['12-may', 'date'],
  ['12 de mayo', 'date'],
  ['may-12', 'date'],
  ['12/05', 'date'],
  ['12/05/2026', 'date'],
  ['2026-05-12', 'date'],
  ['12:30', 'date'],
  ['10:00 hs', 'date'],
  ['15%', 'percentage'],
  ['50 %', 'percentage'],
  ['9,50 €', 'currency'],
  ['US$ 12', 'currency'],
  ['u$s 12', 'currency'],
  ['12 USD', 'currency'],
  ['R$ 12', 'currency'],
  ['$U 450', 'currency'],
  ['S/ 35.50', 'currency'],
  ['S/. 38', 'currency'],
  ['Bs. 65,50', 'currency'],
  ['35 Bs', 'currency'],
  ['Gs. 15.000', 'currency'],
  ['₲ 12.000', 'currency'],
  ['10.000 guaraníes', 'currency'],
  ['COP 25.000', 'currency'],
  ['consultar', 'letters'],
  ['S/P', 'letters'],
  ['variable', 'letters'],
  ['gratis', 'letters'],
  ['—', 'letters'],
  ['12k', 'letters'],
  ['12 mil', 'letters'],
  ['1200 c/u', 'letters'],
  ['desde 1200', 'letters'],
  ['1e3', 'letters'],
  ['-1', 'negative'],
  ['$ -12.500', 'negative'],
  ['−50', 'negative'],
  ['1200-', 'negative'],
  ['(1200)', 'negative'],
  ['1.5000', 'unclear'],
  ['1,5000', 'unclear'],
  ['1.200,500', 'unclear'],
  ['0.500', 'unclear'],
  ['12.34.56', 'unclear'],
  ['.123', 'unclear'],
  ['1.', 'unclear'],
  ["1'200", 'unclear'],
  ['100000000', 'too-high'],
  ['99.999.999.999', 'too-high'],
];

describe('parsePrice', () => {
  it('[PRICE-7] the table has at least 80 spellings', () => {
    expect(READ.length + REFUSED.length).toBeGreaterThanOrEqual(80);
  });

  it.each(READ)('[PRICE-7] %j is the price %s', (typed, shown) => {
    const read = parsePrice(typed);
    expect(read.ok ? formatPrice(read.value) : read.reason).toBe(shown);
  });

  it.each(REFUSED)('[PRICE-7] %j is refused as %s', (typed, reason) => {
    expect(parsePrice(typed)).toEqual({ ok: false, reason });
    expect(PRICE_PROBLEMS[reason]).not.toBe('');
  });

  it('[PRICE-7] a line of numbers in columns is read at once', () => {
    // Of the processor, in µs: another program that has it takes time and no work.
    const start = process.cpuUsage();
    expect(parsePrice('12          '.repeat(8) + 'kg')).toEqual({ ok: false, reason: 'letters' });
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it('[PRICE-7] a price typed without decimals has the cents of their own field', () => {
    const centsOf = (typed: string) => {
      const read = parsePrice(typed, '75');
      return read.ok ? priceInCents(read.value) : read.reason;
    };
    expect([centsOf('12.500'), centsOf('12,5')]).toEqual([1_250_075, 1_250]);
  });

  it('[PRICE-7] a number of a spreadsheet is a price, rounded to the cent', () => {
    const shown = [12.5, 100.004999, 0].map((number) => priceFromNumber(number));
    expect(shown.map((read) => (read.ok ? formatPrice(read.value) : read.reason))).toEqual([
      '$ 12,50',
      '$ 100,00',
      '$ 0,00',
    ]);
    expect([-5, 1e12, Number.NaN].map((number) => priceFromNumber(number))).toEqual([
      { ok: false, reason: 'negative' },
      { ok: false, reason: 'too-high' },
      { ok: false, reason: 'unclear' },
    ]);
  });
});
