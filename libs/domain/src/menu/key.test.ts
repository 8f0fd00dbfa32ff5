import fc from 'fast-check';
import { BusinessKey, Key } from './key.ts';
import { newKey } from './new-key.ts';

describe('keys', () => {
  it('[KEY-1] newKey returns 21 characters and never repeats', () => {
    const keys = Array.from({ length: 2_000 }, newKey);
    expect(keys.every((key) => Key.safeParse(key).success)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys.join('')).size).toBe(64);
  });

  it.each([
    'a'.repeat(20),
    'a'.repeat(22),
    `${'a'.repeat(20)}ñ`,
    `${'a'.repeat(20)} `,
    `${'a'.repeat(21)}\n`,
    '',
    null,
    21,
  ])('[KEY-1] %j is not a key', (key) => {
    expect(Key.safeParse(key).success).toBe(false);
  });

  it.each([
    ['demo', true],
    ['la-higuera_2', true],
    ['ab', true],
    ['a'.repeat(32), true],
    ['a', false],
    ['a'.repeat(33), false],
    ['la higuera', false],
    ['../demo', false],
    ['peña', false],
    [undefined, false],
  ])('[KEY-2] %j names a business: %s', (key, valid) => {
    expect(BusinessKey.safeParse(key).success).toBe(valid);
  });

  it('[KEY-2] a business key needs no encoding in an address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 4 }), (key) => {
        if (BusinessKey.safeParse(key).success) expect(encodeURIComponent(key)).toBe(key);
      }),
    );
  });
});
