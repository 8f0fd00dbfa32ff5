import { ACCEPT_MINUTES, nearestAcceptMinutes } from './accept-minutes.ts';

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
])('[DESK-4] where an order takes %i minutes, accepting one proposes %i', (prepMinutes, proposed) => {
  expect(nearestAcceptMinutes(prepMinutes)).toBe(proposed);
  expect(ACCEPT_MINUTES).toContain(proposed);
});
