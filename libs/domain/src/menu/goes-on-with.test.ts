import { goesOnWith } from './goes-on-with.ts';

const ADDED = { at: 10_000, by: 'ana@higuera.test', device: 'Chrome en Android', what: 'added', kind: 'item' } as const;
const next = (changes: object) => ({ ...ADDED, at: 12_000, ...changes });

describe('goesOnWith', () => {
  it.each([
    ['another product that is added', next({}), true],
    ['one that is added 3 s later', next({ at: 13_000 }), true],
    ['one that is added after that', next({ at: 13_001 }), false],
    ['one that somebody else adds', next({ by: 'operator' }), false],
    ['one that is added on another device', next({ device: 'Firefox en Linux' }), false],
    ['a category that is added', next({ kind: 'category' }), false],
    ['a product that is deleted', next({ what: 'deleted' }), false],
  ])('[CHANGE-5] after the addition of a product, %s goes on with it: %j', (_what, change, expected) => {
    expect(goesOnWith(ADDED, change)).toBe(expected);
  });

  it('[CHANGE-5] two prices are two changes', () => {
    expect(goesOnWith({ ...ADDED, what: 'priced' }, next({ what: 'priced' }))).toBe(false);
  });
});
