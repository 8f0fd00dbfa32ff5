import { canSaveDeliveryTime, DeliveryTime } from './delivery-time.ts';

describe('the delivery time', () => {
  it.each([
    ['', '40 m', true],
    ['', '40m', false],
    ['', '      ', false],
    ['', '40\u200b\u00ad', false],
    ['', '\ufeff40 m', true],
    ['', ' 40m ', false],
    ['', '', false],
    ['40 min', '', false],
    ['40 min', '40 min', false],
    ['40 min', '50 min', true],
  ])('[DELIV-1] over %j, %j can be saved: %s', (stored, next, active) => {
    expect(canSaveDeliveryTime(stored, next)).toBe(active);
  });

  it.each([
    ['', true],
    ['40m', false],
    [' 40m ', false],
    ['      ', false],
    ['\u200b\u200b\u200b\u200b', false],
    ['40 m', true],
    ['m'.repeat(200), true],
    ['m'.repeat(201), false],
    [null, false],
  ])('[DELIV-1] %j is one: %s', (text, valid) => {
    expect(DeliveryTime.safeParse(text).success).toBe(valid);
  });
});
