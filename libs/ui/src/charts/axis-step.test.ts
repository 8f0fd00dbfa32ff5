import { axisStep } from './axis-step.ts';

describe('axisStep', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 1],
    [7, 4],
    [9, 3],
    [11, 3],
    [100, 25],
    [900, 250],
    [1284, 800],
    [1000, 250],
    [2800, 1000],
    [99_999, 25_000],
  ])('an axis that ends at %i has steps of %i', (largest, step) => {
    expect(axisStep(largest)).toBe(step);
  });

  it('an axis has at most four whole steps, and no label close to its end', () => {
    for (let largest = 1; largest <= 3_000; largest += 1) {
      const step = axisStep(largest);
      expect(Number.isInteger(step)).toBe(true);
      expect(largest / step).toBeLessThanOrEqual(4);
      expect(largest % step === 0 || (largest % step) / step >= 0.6).toBe(true);
    }
  });
});
