import { canSavePickupPoint, hasPickupPoint, PickupPoint } from './pickup-point.ts';

describe('the pickup point', () => {
  it.each([
    ['', 'Bar 1', true],
    ['', 'Bar ', false],
    ['', '      ', false],
    ['', 'Bar', false],
    ['', 'Bar\u200b', false],
    ['Belgrano 1420', '', false],
    ['Belgrano 1420', 'Belgrano 1420', false],
    ['Belgrano 1420', 'Belgrano 1422', true],
  ])('[PICK-1] over %j, %j can be saved: %s', (stored, next, active) => {
    expect(canSavePickupPoint(stored, next)).toBe(active);
  });

  it('[PICK-1] a pickup point is empty or has more than 3 characters', () => {
    expect(['', 'Bar', 'Bar 1'].map((text) => PickupPoint.safeParse(text).success)).toEqual([true, false, true]);
  });

  it.each([
    [[], false],
    [['delivery'], false],
    [['takeaway'], true],
    [['delivery', 'takeaway'], true],
  ] as const)('[PICK-2] with %j there is one: %s', (menuTypes, has) => {
    expect(hasPickupPoint(menuTypes)).toBe(has);
  });
});
