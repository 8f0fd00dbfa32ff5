import fc from 'fast-check';
import { isChanged } from './changed.ts';
import { menu } from '../testing/menu.ts';

describe('saving only when something changed', () => {
  const wifi = { active: true, name: 'La Higuera', password: 'higos' };

  it.each([
    ['nothing', wifi, false],
    ['the order of fields', { password: 'higos', name: 'La Higuera', active: true }, false],
    ['a text', { ...wifi, name: 'Otra' }, true],
    ['a switch', { ...wifi, active: false }, true],
    ['a field more', { ...wifi, hidden: true }, true],
    ['a field less', { active: true, name: 'La Higuera' }, true],
  ])('[SAVE-1] %s', (_what, next, changed) => {
    expect(isChanged<object>(wifi, next)).toBe(changed);
    expect(isChanged<object>(next, wifi)).toBe(changed);
  });

  it.each([
    [[], {}, true],
    [[1, 2], [2, 1], true],
    [[1], [1, 2], true],
    [null, {}, true],
    [undefined, null, true],
    ['', '', false],
    [[{ a: [] }], [{ a: [] }], false],
  ])('[SAVE-1] %j to %j: %s', (stored, next, changed) => {
    expect(isChanged<unknown>(stored, next)).toBe(changed);
  });

  it('[SAVE-1] a value is unchanged after JSON, and changed if any part differs', () => {
    const { board, modalInfo } = menu('');
    expect(isChanged(board, JSON.parse(JSON.stringify(board)))).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(isChanged(one, JSON.parse(JSON.stringify(one)))).toBe(false);
        expect(isChanged({ ...modalInfo, one }, { ...modalInfo, one: [one, other] })).toBe(true);
        expect(isChanged(one, other)).toBe(isChanged(other, one));
      }),
    );
  });
});
