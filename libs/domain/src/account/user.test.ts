import { User } from './user.ts';

const user = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false };

describe('the owner', () => {
  it.each([
    [{}, true],
    [{ avatar: '/files/demo/1f5b45.webp' }, true],
    [{ avatar: undefined }, false],
    [{ locked: undefined }, false],
    [{ lastNotificationRead: '0' }, false],
    [{ payments: [{ year: 2026, month: 13, day: 1, status: 'approved' }] }, false],
  ])('[USER-1] an owner with %j is valid: %s', (fields, valid) => {
    expect(User.safeParse({ ...user, ...fields }).success).toBe(valid);
  });

  it('[USER-1] a user has no password', () => {
    expect(User.parse({ ...user, password: 'carta-demo' })).toEqual(user);
  });
});
