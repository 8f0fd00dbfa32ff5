/** @postgres every statement of every call */
import { calls, type Call, type CallName } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import { CALL_NAMES, GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
afterAll(() => server.close());

const callOf = (name: CallName): Call => calls[name];
const isOwners = (name: CallName) => callOf(name).access === 'owner';
const changes = (name: CallName) => callOf(name).method !== 'GET';
const namesBusiness = (name: CallName) =>
  !['notifications', 'events', 'recordOpening', 'login', 'logout'].includes(name);

const asksPassword = (name: CallName) => ['login', 'changePassword'].includes(name);

/** Returns a request that this person may send, after resetting menu and password. */
async function good(name: CallName, person: Person = 'owner'): Promise<CallRequest> {
  if (asksPassword(name)) await server.stores.users.setPassword(PEOPLE[person].email, PASSWORD);
  return { as: person, ...GOOD_REQUESTS[name](await setGoodMenu(server, person), person) };
}

const versionOf = (person: Person) => server.stores.menus.version(PEOPLE[person].business);

it('the table of good requests has every call of the contract', () => {
  expect([...CALL_NAMES].sort()).toEqual(Object.keys(calls).sort());
});

describe('every call', () => {
  it.each(CALL_NAMES)('%s answers a good request', async (name) => {
    const { status } = await send(server, name, await good(name));
    expect(status).toBe(callOf(name).status);
  });

  it.each(CALL_NAMES.filter(isOwners))('%s is refused without a session', async (name) => {
    const request = await good(name);
    const before = await versionOf('owner');
    const { status, body } = await send(server, name, { ...request, as: null });
    expect([status, body]).toMatchObject([401, { code: 'unauthenticated' }]);
    expect(await versionOf('owner')).toBe(before);
  });

  it.each(CALL_NAMES.filter(isOwners))('%s is refused with a session that was logged out', async (name) => {
    const token = await server.session('owner');
    await send(server, 'logout', { token });
    expect((await send(server, name, { ...(await good(name)), token })).status).toBe(401);
  });

  it.each(CALL_NAMES.filter(isOwners))('%s is refused with an expired session', async (name) => {
    const token = await server.session('owner');
    now += 31 * DAY_MS;
    expect((await send(server, name, { ...(await good(name)), token })).status).toBe(401);
  });

  it.each(CALL_NAMES.filter((name) => isOwners(name) && namesBusiness(name)))(
    '%s is refused with another owner’s session, and changes nothing',
    async (name) => {
      const request = await good(name);
      const before = await versionOf('owner');
      const { status, body } = await send(server, name, { ...request, as: 'neighbour' });
      expect([status, body]).toMatchObject([403, { code: 'forbidden' }]);
      expect(await versionOf('owner')).toBe(before);
    },
  );

  it.each(CALL_NAMES.filter((name) => callOf(name).locks))('%s is refused to a locked owner', async (name) => {
    const request = await good(name, 'locked');
    const before = await versionOf('locked');
    const { status, body } = await send(server, name, request);
    expect([status, body]).toMatchObject([423, { code: 'locked' }]);
    expect(await versionOf('locked')).toBe(before);
  });

  it.each(CALL_NAMES.filter((name) => !callOf(name).locks))('%s is open to a locked owner', async (name) => {
    expect((await send(server, name, await good(name, 'locked'))).status).toBe(callOf(name).status);
  });

  it.each(CALL_NAMES.filter(changes))('%s is refused to a page of another origin', async (name) => {
    const request = await good(name);
    const before = await versionOf('owner');
    for (const origin of ['https://evil.test', 'null', 'http://localhost:81', 'nonsense']) {
      const { status, body } = await send(server, name, { ...request, headers: { host: 'localhost', origin } });
      expect([origin, status, body]).toMatchObject([origin, 403, { code: 'forbidden' }]);
    }
    expect(await versionOf('owner')).toBe(before);
  });

  it.each(CALL_NAMES.filter(changes))('%s is open to a page of its own origin', async (name) => {
    const request = { ...(await good(name)), headers: { host: 'carta.test:8080', origin: 'http://carta.test:8080' } };
    expect((await send(server, name, request)).status).toBe(callOf(name).status);
  });
});

describe('bodies', () => {
  const takesNone = (name: CallName) => changes(name) && !callOf(name).body && !callOf(name).form;
  const deep = { payload: '['.repeat(5000), type: 'application/json' };

  it.each(CALL_NAMES.filter(takesNone))(
    '%s ignores its body, also one that is nested deep or of another type',
    async (name) => {
      for (const raw of [deep, { payload: '<a/>', type: 'a/b' }, { payload: '{', type: 'application/json' }]) {
        expect((await send(server, name, { ...(await good(name)), raw })).status).toBe(callOf(name).status);
      }
    },
  );

  it.each(CALL_NAMES.filter((name) => callOf(name).body))('%s refuses a body that is nested deep', async (name) => {
    const { body: _, ...request } = await good(name);
    expect((await send(server, name, { ...request, raw: deep })).status).toBe(400);
    const closed = { ...deep, payload: `${'{"a":'.repeat(101)}1${'}'.repeat(101)}` };
    expect((await send(server, name, { ...request, raw: closed })).status).toBe(400);
  });
});

describe('the order of refusals', () => {
  const crossSite = { origin: 'https://evil.test' };
  const neighbours = { params: { businessKey: 'otra', level: '1', categoryKey: 'short' } };
  const path = { params: { businessKey: 'higuera', level: '1', categoryKey: 'short' } };
  const lockedPath = { params: { businessKey: 'fogon', level: '1', categoryKey: 'short' } };
  const raw = (payload: string, type = 'application/json') => ({ payload, type });

  it.each<[string, number, CallRequest]>([
    ['cross-site before no session', 403, { ...path, as: null, headers: crossSite }],
    ['no session before too large', 401, { ...path, as: null, body: 'x'.repeat(1_100_000) }],
    ['no session before another type', 401, { ...path, as: null, raw: raw('x', 'text/plain') }],
    ['another business before locked', 403, { ...neighbours, as: 'locked', body: {} }],
    ['locked before another business in the body', 423, { ...lockedPath, as: 'locked', body: { business: 'otra' } }],
    ['locked before too large', 423, { ...lockedPath, as: 'locked', body: 'x'.repeat(1_100_000) }],
    ['locked before another type', 423, { ...lockedPath, as: 'locked', raw: raw('x', 'text/plain') }],
    ['locked before malformed', 423, { ...lockedPath, as: 'locked', raw: raw('{') }],
    ['locked before invalid', 423, { ...lockedPath, as: 'locked', body: {} }],
    ['too large', 413, { ...path, body: 'x'.repeat(1_100_000) }],
    ['another type before invalid', 415, { ...path, raw: raw('x', 'text/plain') }],
    ['no type before invalid', 415, { ...path, raw: raw('<a/>', 'application/xml') }],
    ['a form where JSON is wanted', 415, { ...path, form: { title: 'x' } }],
    ['malformed', 400, { ...path, raw: raw('{"title":') }],
    ['a body that tampers with prototypes', 400, { ...path, raw: raw('{"__proto__":{"title":"x"}}') }],
    ['invalid', 400, { ...path, body: {} }],
  ])('a request refused for %s gets %i', async (_, expected, request) => {
    expect((await send(server, 'createCategory', request)).status).toBe(expected);
  });
});
