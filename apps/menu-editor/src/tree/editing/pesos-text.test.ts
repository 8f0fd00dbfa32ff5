import { caretAfter, grouped } from './pesos-text.ts';

describe('grouped', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['1250', '1.250'],
    ['12.5000', '125.000'],
    ['$ 12.500', '12.500'],
    ['12.500,50', '12.500'],
    ['123456789', '12.345.678'],
    ['abc', ''],
  ])('[PRICE-4] shows %j as %j', (typed, shown) => {
    expect(grouped(typed)).toBe(shown);
  });
});

describe('caretAfter', () => {
  it.each([
    ['12.500', '', 6],
    ['12.500', '500', 3],
    ['125.000', '000', 4],
    ['1.250', '250', 2],
    ['1.250', '.250', 2],
    ['1.250', '1.250', 0],
  ])('in %j, with %j after the caret, returns %i', (text, behind, place) => {
    expect(caretAfter(text, behind)).toBe(place);
  });
});
