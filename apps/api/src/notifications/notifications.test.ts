import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const nth of [3, 1, 2]) {
    await server.stores.notifications.add('higuera', {
      title: `N${nth}`,
      message: 'm',
      image: '/files/higuera/a.webp',
      createdAt: nth * 1000,
      ...(nth === 2 ? { link: '/panel/news' } : {}),
    });
  }
});
afterAll(() => server.close());

describe('POST /api/users/notifications', () => {
  it('a request without a body gets the number of unread notifications', async () => {
    expect((await send(server, 'notifications')).body).toEqual({ total: 3 });
  });

  it('a request with from gets the notifications from that index, oldest first', async () => {
    const { body } = await send<{ notifications: { title: string }[] }>(server, 'notifications', { body: { from: 1 } });
    expect(body).toMatchObject({ total: 3, notifications: [{ title: 'N2', link: '/panel/news' }, { title: 'N3' }] });
    expect(body.notifications[1]).not.toHaveProperty('link');
    expect((await send(server, 'notifications', { body: { from: 9e15 } })).body).toEqual({
      total: 3,
      notifications: [],
    });
  });

  it('a notification counts as unread if it is newer than the owner’s last visit to them', async () => {
    await send(server, 'updateUser', { body: { lastNotificationRead: 2000 } });
    expect((await send(server, 'notifications')).body).toEqual({ total: 1 });
    expect((await send(server, 'notifications', { as: 'neighbour', body: { from: 0 } })).body).toEqual({
      total: 0,
      notifications: [],
    });
  });
});
