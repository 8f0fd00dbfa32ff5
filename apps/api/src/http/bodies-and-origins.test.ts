import { calls, isForAnyOrigin, type Call, type CallName } from '@carta/contract';
import { CALL_NAMES, goodRequest } from '../testing/good-requests.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const callOf = (name: CallName): Call => calls[name];
const changes = (name: CallName) => callOf(name).method !== 'GET';
const version = () => server.stores.menus.version(PEOPLE.owner.business);

/** Any page may send an order, and call somebody to a table: these calls read no cookie. */
const isForDiners = (name: CallName) => isForAnyOrigin(callOf(name).path);

describe('origins', () => {
  it.each(CALL_NAMES.filter((name) => changes(name) && !isForDiners(name)))(
    '%s is refused to a page of another origin',
    async (name) => {
      const request = await goodRequest(server, name);
      const before = await version();
      for (const origin of ['https://evil.test', 'null', 'http://localhost:81', 'nonsense']) {
        const { status, body } = await send(server, name, { ...request, headers: { host: 'localhost', origin } });
        expect([origin, status, body]).toMatchObject([origin, 403, { code: 'forbidden' }]);
      }
      expect(await version()).toBe(before);
    },
  );

  it.each(CALL_NAMES.filter(changes))('%s is open to a page of its own origin', async (name) => {
    const request = {
      ...(await goodRequest(server, name)),
      headers: { host: 'carta.test:8080', origin: 'http://carta.test:8080' },
    };
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
        expect((await send(server, name, { ...(await goodRequest(server, name)), raw })).status).toBe(
          callOf(name).status,
        );
      }
    },
  );

  it.each(CALL_NAMES.filter((name) => callOf(name).body))('%s refuses a body that is nested deep', async (name) => {
    const { body: _, ...request } = await goodRequest(server, name);
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
    ['too large before another type', 413, { ...path, raw: raw('x'.repeat(1_100_000), 'text/plain') }],
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
