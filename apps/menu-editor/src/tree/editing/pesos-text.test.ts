import { parsePrice, priceInCents } from '@carta/domain';
import fc from 'fast-check';
import { afterEdit, caretAfter, mayBecomePrice, type PesosText } from './pesos-text.ts';

const EMPTY: PesosText = { text: '', ownDots: true };
const typeKeys = (keys: string, start = EMPTY) =>
  [...keys].reduce<PesosText>((now, key) => {
    const typed = now.text + key;
    return afterEdit(now, { typed, inserted: key, caret: typed.length });
  }, start);
const centsOf = (text: string) => {
  const read = parsePrice(text);
  return read.ok ? priceInCents(read.value) : read.reason;
};

const withoutDots = (text: string) => text.replaceAll('.', '').replace(/^0+(?=\d)/, '');

describe('afterEdit', () => {
  it.each([
    ['', '1', '1', '1'],
    ['125', '1250', '0', '1.250'],
    ['12.500', '12.5000', '0', '125.000'],
    ['12.500', '12.50', '', '1.250'],
    ['12.500', '1.00', '', '100'],
    ['12.500,5', '12.00,5', '', '1.200,5'],
    ['12.500', '1234.500', '34', '1.234.500'],
    ['1.500', '1.5', '5', '15'],
    ['0', '07', '7', '7'],
    ['9', '', '', ''],
    ['99.999.999', '99.999.9999', '9', '999.999.999'],
    ['999.999.999.999.999.999', '999.999.999.999.999.9999', '9', '9.999.999.999.999.999.999'],
  ])('[PRICE-4] of %j typed to %j groups the digits', (before, typed, inserted, text) => {
    const edit = { typed, inserted, caret: typed.length };
    expect(afterEdit({ text: before, ownDots: true }, edit)).toEqual({ text, ownDots: true });
  });

  it.each([
    ['12', '12.', '.'],
    ['12.', '12.5', '5'],
    ['12,5', '12,50', '0'],
    ['12.500', '1.', '.'],
    ['12.500', '1.2.500', '.'],
    ['12', '12-', '-'],
    ['12', '1a2', 'a'],
    ['12a', '12', ''],
    ['12.5', '12.50', '0'],
  ])('[PRICE-7] of %j typed to %j drops nothing', (before, typed, inserted) => {
    expect(afterEdit({ text: before, ownDots: true }, { typed, inserted, caret: typed.length }).text).toBe(typed);
  });

  it.each([
    ['12.500', '12500', 2, false, '1.500'],
    ['12.500', '12500', 2, true, '1.200'],
    ['1.500', '1500', 1, false, '500'],
  ])('a dot deleted from %j, %j, takes a digit along', (before, typed, caret, isForward, text) => {
    expect(afterEdit({ text: before, ownDots: true }, { typed, inserted: '', caret, isForward }).text).toBe(text);
  });

  it.each([
    ['', '12500', '12.500'],
    ['12.500', '12.5007', '125.007'],
    ['12.500', '12.50', '1.250'],
    ['12.500', '1.5', '1.5'],
    ['12.500', '12.50.0', '12.50.0'],
  ])('[PRICE-7] a keyboard that composes %j to %j shows %j', (before, typed, text) => {
    const edit = { typed, inserted: null, caret: typed.length };
    expect(afterEdit({ text: before, ownDots: true }, edit).text).toBe(text);
  });

  it.each([
    ['12500.5', '12.500,5'],
    ['12.500.000', '12.500.000'],
    ['12500.5.', '12.500,5.'],
    ['12500..', '12.500,.'],
    ['1.2500.5', '1.2500.5'],
    ['1.5000', '1.5000'],
    ['12,5', '12,5'],
    ['12.5', '12.5'],
  ])('[PRICE-7] of the keys %j in turn shows %j', (keys, shown) => {
    expect(typeKeys(keys).text).toBe(shown);
  });

  it('[PRICE-7] keys in turn show the price that they are as a text, or one that cannot be read either', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 });
    fc.assert(
      fc.property(
        keys.filter((typed) => !/^0\d/.test(typed)),
        (typed) => {
          expect(centsOf(typeKeys(typed).text)).toEqual(centsOf(typed));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('[PRICE-7] edits anywhere leave the text as it is, or group its digits without changing them', () => {
    const edits = fc.array(
      fc.record({
        from: fc.nat(12),
        length: fc.nat(4),
        inserted: fc.oneof(
          fc.constantFrom('', '.', ',', '00', '1500', '1.500', '1.5'),
          fc.integer({ min: 1, max: 9 }).map(String),
        ),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(edits, (list) => {
        list.reduce<PesosText>((now, { from, length, inserted }) => {
          const start = Math.min(from, now.text.length);
          const typed = now.text.slice(0, start) + inserted + now.text.slice(start + length);
          const after = afterEdit(now, { typed, inserted, caret: start + inserted.length });
          const isDotDeleted = inserted === '' && withoutDots(now.text) === withoutDots(typed);
          const isDecimalDot = inserted === '.' && after.text === `${now.text},`;
          if (after.text !== typed && !isDotDeleted && !isDecimalDot) {
            expect(inserted).not.toContain('.');
            expect(withoutDots(after.text)).toBe(withoutDots(typed));
          }
          return after;
        }, EMPTY);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('mayBecomePrice', () => {
  it.each(['', '1', '1.', '1.5', '1.50', '1.500', '1.500.', '1.500.0', '12500,', '12.500,5', '$ 12.', '12,500', '1 2'])(
    '[PRICE-7] more typing can make a price of %j',
    (text) => {
      expect(mayBecomePrice(text)).toBe(true);
    },
  );

  it.each(['1.5000', '1.5.', '12500.500', '1,5,', '1.500,555', '..', '12 5000'])(
    '[PRICE-7] no more typing makes a price of %j',
    (text) => {
      expect(mayBecomePrice(text)).toBe(false);
    },
  );
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
