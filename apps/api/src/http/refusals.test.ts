/** @postgres every statement of every call */
import { calls, type Call, type CallName } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import { itOnce } from '../testing/once.ts';
import { CALL_NAMES, goodRequest } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
afterAll(() => server.close());

const callOf = (name: CallName): Call => calls[name];
const isOwners = (name: CallName) => callOf(name).access === 'owner';
const namesBusiness = (name: CallName) =>
  !['notifications', 'events', 'recordOpening', 'login', 'logout'].includes(name);

const versionOf = (person: Person) => server.stores.menus.version(PEOPLE[person].business);

it('the table of good requests has every call of the contract', () => {
  expect([...CALL_NAMES].sort()).toEqual(Object.keys(calls).sort());
});

describe('every call', () => {
  it.each(CALL_NAMES)('%s answers a good request', async (name) => {
    const { status } = await send(server, name, await goodRequest(server, name));
    expect(status).toBe(callOf(name).status);
  });

  itOnce.each(CALL_NAMES.filter(isOwners))('%s is refused without a session', async (name) => {
    const request = await goodRequest(server, name);
    const before = await versionOf('owner');
    const { status, body } = await send(server, name, { ...request, as: null });
    expect([status, body]).toMatchObject([401, { code: 'unauthenticated' }]);
    expect(await versionOf('owner')).toBe(before);
  });

  itOnce.each(CALL_NAMES.filter(isOwners))('%s is refused with a session that was logged out', async (name) => {
    const token = await server.session('owner');
    await send(server, 'logout', { token });
    expect((await send(server, name, { ...(await goodRequest(server, name)), token })).status).toBe(401);
  });

  itOnce.each(CALL_NAMES.filter(isOwners))('%s is refused with an expired session', async (name) => {
    const token = await server.session('owner');
    now += 31 * DAY_MS;
    expect((await send(server, name, { ...(await goodRequest(server, name)), token })).status).toBe(401);
  });

  itOnce.each(CALL_NAMES.filter((name) => isOwners(name) && namesBusiness(name)))(
    '%s is refused with another owner’s session, and changes nothing',
    async (name) => {
      const request = await goodRequest(server, name);
      const before = await versionOf('owner');
      const { status, body } = await send(server, name, { ...request, as: 'neighbour' });
      expect([status, body]).toMatchObject([403, { code: 'forbidden' }]);
      expect(await versionOf('owner')).toBe(before);
    },
  );

  itOnce.each(CALL_NAMES.filter((name) => callOf(name).locks))('%s is refused to a locked owner', async (name) => {
    const request = await goodRequest(server, name, 'locked');
    const before = await versionOf('locked');
    const { status, body } = await send(server, name, request);
    expect([status, body]).toMatchObject([423, { code: 'locked' }]);
    expect(await versionOf('locked')).toBe(before);
  });

  itOnce.each(CALL_NAMES.filter((name) => !callOf(name).locks))('%s is open to a locked owner', async (name) => {
    expect((await send(server, name, await goodRequest(server, name, 'locked'))).status).toBe(callOf(name).status);
  });
});
