import { isInRange } from './is-in-range.ts';

describe('isInRange', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.3', false],
    ['1.9.9', '^2.0.0', false],
    ['1.0.0', undefined, true],
    ['1.0.0', 'workspace', true],
  ])('version %s is in the range %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });
});
