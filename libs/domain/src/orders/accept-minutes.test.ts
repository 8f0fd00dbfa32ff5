import { ACCEPT_MINUTES, acceptMinutes, nearestAcceptMinutes } from './accept-minutes.ts';

it.each([
  [5, [5, 30, 45, 60]],
  [10, [10, 30, 45, 60]],
  [20, [20, 30, 45, 60]],
  [24, [24, 30, 45, 60]],
  [25, [20, 25, 45, 60]],
  [30, [20, 30, 45, 60]],
  [40, [20, 30, 40, 60]],
  [90, [20, 30, 45, 90]],
  [180, [20, 30, 45, 180]],
])('[DESK-4] where an order takes %i minutes, accepting one proposes them and offers %j', (prepMinutes, offered) => {
  expect(acceptMinutes(prepMinutes)).toEqual({ offered, proposed: prepMinutes });
});

it('[DESK-4] where nobody knows how long an order takes, accepting one proposes the shortest', () => {
  expect(acceptMinutes(NaN)).toEqual({ offered: [20, 30, 45, 60], proposed: 20 });
});

it.each([
  [5, 20],
  [20, 20],
  [24, 20],
  [25, 30],
  [30, 30],
  [35, 30],
  [40, 45],
  [180, 60],
  [NaN, 20],
])('[DESK-4] where an order takes %i minutes, the nearest that are offered are %i', (prepMinutes, proposed) => {
  expect(nearestAcceptMinutes(prepMinutes)).toBe(proposed);
  expect(ACCEPT_MINUTES).toContain(proposed);
});
