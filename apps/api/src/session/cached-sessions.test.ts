import { signals } from '../processes/signals.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('a session is read again after changes of users and sessions, and not after those of menus', async () => {
  await server.setMenu('owner', 'Tapas: croquetas');
  const { items, users, sessions } = server.stores;
  const token = await server.session('owner');
  const [item] = (await server.menuOf('owner')).items;
  const isCached = async (change: () => Promise<unknown>) => {
    await sessions.find(token);
    await change();
    const asked: boolean[] = [];
    const stop = signals.cacheAsked.listen(({ cache, hit }) => void (cache === 'sessions' && asked.push(hit)));
    await sessions.find(token);
    stop();
    return asked;
  };
  const key = item?.key ?? '';
  const use = { business: 'higuera', kind: 'requests', minute: 1, count: 1 } as const;
  expect(await isCached(() => server.stores.businessUse.add(use))).toEqual([true]);
  expect(await isCached(() => items.update('higuera', { key, title: 'Bravas' }))).toEqual([true]);
  expect(await isCached(() => items.delete('higuera', key))).toEqual([true]);
  expect(await isCached(() => server.menuOf('owner'))).toEqual([true]);
  expect(await isCached(() => users.setLocked(PEOPLE.neighbour.email, true))).toEqual([false]);
  expect(await isCached(() => server.session('owner'))).toEqual([false]);
  expect(await isCached(() => server.stores.businesses.delete('otra'))).toEqual([false]);
});
