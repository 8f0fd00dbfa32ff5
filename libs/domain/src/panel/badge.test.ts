import { badgeText, bellName, notificationRefreshPeriod } from './badge.ts';

describe('the bell', () => {
  it.each([
    [undefined, null],
    [0, null],
    [-1, null],
    [NaN, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1_000, '99+'],
  ])('[BADGE-1] at the count %p has the badge %p', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('[BADGE-2] is refreshed every minute in development, otherwise every five', () => {
    expect(notificationRefreshPeriod({ development: true })).toBe(60_000);
    expect(notificationRefreshPeriod({ development: false })).toBe(300_000);
  });

  it.each([
    [undefined, 'Notificaciones'],
    [0, 'Notificaciones'],
    [1, 'Notificaciones, 1 sin leer'],
    [3, 'Notificaciones, 3 sin leer'],
    [120, 'Notificaciones, 120 sin leer'],
  ])('[BADGE-3] at the count %p has the name %j', (count, name) => {
    expect(bellName(count)).toBe(name);
  });
});
