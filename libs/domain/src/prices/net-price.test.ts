import { netPrice } from './net-price.ts';
import { priceFromDecimal, priceToDecimal } from './price.ts';

describe('netPrice', () => {
  it.each([
    ['121.00', '100.00'],
    ['12500.00', '10330.58'],
    ['0.00', '0.00'],
    ['0.01', '0.01'],
    ['1.00', '0.83'],
    ['18100.00', '14958.68'],
    ['99999999.99', '82644628.09'],
  ])('[LAW-1] of %s it is %s', (price, net) => {
    const parsed = priceFromDecimal(price);
    expect(parsed.ok && priceToDecimal(netPrice(parsed.value))).toBe(net);
  });
});
