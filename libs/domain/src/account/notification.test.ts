import { newestFirst, Notification } from './notification.ts';

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
  ])('[NOTIF-1] a notification with %j is refused', (fields) => {
    expect(Notification.safeParse({ ...sent(1), ...fields }).success).toBe(false);
  });

  it('[NOTIF-2] the newest notification is shown first', () => {
    const answer = [sent(10), sent(20), sent(30)];
    expect(newestFirst(answer).map(({ createdAt }) => createdAt)).toEqual([30, 20, 10]);
    expect(answer[0]?.createdAt).toBe(10);
  });
});
