import { axisTo } from './axis.ts';

it.each([
  [1284, [0, 500, 1000, 1500]],
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [2, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [86, [0, 50, 100]],
  [87, [0, 50, 100, 150]],
  [99_999, [0, 50_000, 100_000, 150_000]],
])('an axis to %i has the figures %j', (max, figures) => {
  expect(axisTo(max)).toEqual(figures);
});
