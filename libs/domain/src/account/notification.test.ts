import { newestFirst, Notification, unreadCount } from './notification.ts';

const sent = (createdAt: number) => ({ title: 'Novedad', message: 'Hola', image: '/x.webp', createdAt });

describe('notifications', () => {
  it('[NOTIF-1] a notification may have a link', () => {
    expect(Notification.parse({ ...sent(1), link: '/panel/orders' }).link).toBe('/panel/orders');
    expect(Notification.parse(sent(1))).toEqual(sent(1));
  });

  it.each([
    { createdAt: '1' },
    { title: ' ' },
    { message: '' },
    { message: 'x'.repeat(1_001) },
    { image: 'javascript:alert(1)' },
    { link: 'javascript:alert(1)' },
    { link: '' },
  ])('[NOTIF-1] with %j is none', (fields) => {
    expect(Notification.safeParse({ ...sent(1), ...fields }).success).toBe(false);
  });

  it.each([
    [0, 3],
    [9, 3],
    [10, 2],
    [25, 1],
    [30, 0],
  ])('[NOTIF-2] read at %d, %d are unread', (lastNotificationRead, unread) => {
    expect(unreadCount([10, 20, 30].map(sent), lastNotificationRead)).toBe(unread);
  });

  it('[NOTIF-3] the newest is shown first', () => {
    const answer = [sent(10), sent(20), sent(30)];
    expect(newestFirst(answer).map(({ createdAt }) => createdAt)).toEqual([30, 20, 10]);
    expect(answer[0]?.createdAt).toBe(10);
  });
});
