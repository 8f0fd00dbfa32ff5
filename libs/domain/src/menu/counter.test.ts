import fc from 'fast-check';
import { COUNTER, steppedCount } from './counter.ts';

describe('the counter', () => {
  it.each([
    [1, 1, 2],
    [9, 1, 10],
    [10, 1, 10],
    [10, -1, 9],
    [2, -1, 1],
    [1, -1, 1],
  ] as const)('[COUNT-1] from %d a step of %d leads to %d', (count, step, next) => {
    expect(steppedCount(count, step)).toBe(next);
  });

  it('[COUNT-1] stays from 1 to 10, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 40 }), (steps) => {
        const counts = steps.reduce<number[]>(
          (seen, step) => [...seen, steppedCount(seen.at(-1) ?? COUNTER.min, step)],
          [],
        );
        expect(counts.every((count) => Number.isInteger(count) && count >= 1 && count <= 10)).toBe(true);
      }),
    );
  });
});
