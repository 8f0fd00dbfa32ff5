import { afterKey, caretAfter } from './pesos-text.ts';

describe('afterKey', () => {
  it.each([
    ['', '1', '1', '1'],
    ['125', '1250', '0', '1.250'],
    ['12.500', '12.5000', '0', '125.000'],
    ['12.500', '12.50', '', '1.250'],
    ['12.500', '12500', '', '12.500'],
    ['0', '07', '7', '7'],
    ['9', '', '', ''],
    ['99.999.999', '99.999.9999', '9', '999.999.999'],
  ])('[PRICE-4] of %j typed to %j groups the digits', (before, typed, inserted, shown) => {
    expect(afterKey({ text: before, ownDots: true }, typed, inserted)).toEqual({ text: shown, ownDots: true });
  });

  it.each([
    ['12', '12.', '.'],
    ['12.', '12.5', '5'],
    ['12,5', '12,50', '0'],
    ['12.500', '1.', '.'],
    ['12', '12-', '-'],
    ['12', '1a2', 'a'],
    ['12a', '12', ''],
  ])('[PRICE-7] of %j typed to %j drops nothing', (before, typed, inserted) => {
    expect(afterKey({ text: before, ownDots: true }, typed, inserted).text).toBe(typed);
  });

  it.each([
    ['12500.5', '12.500,5'],
    ['12.500.000', '12.500.000'],
    ['1.2500.5', '12.500,5'],
    ['12,5', '12,5'],
    ['12.5', '12.5'],
  ])('[PRICE-7] of the keys %j in turn shows %j', (keys, shown) => {
    const start = { text: '', ownDots: true };
    expect([...keys].reduce((now, key) => afterKey(now, now.text + key, key), start).text).toBe(shown);
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
