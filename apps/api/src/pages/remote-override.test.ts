import { setImmediate } from 'node:timers/promises';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@carta/domain';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput } from '../testing/remote-output.ts';
import { rendered } from '../testing/stand-in-site.ts';
import { PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';

const KEY = 'una clave de treinta y dos letras';

let server: TestServer;
let now: number;
let key: string;
beforeEach(async () => {
  now = Date.now();
  key = KEY;
  server = await testServer({ now: () => now, env: { REMOTE_OVERRIDE_KEY: KEY } });
  writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
});
afterEach(() => server.close());

async function link(...args: string[]) {
  const settings = { REMOTE_OVERRIDE_KEY: key };
  const result = await carta(server.dataDir, ['remote', 'link', ...args], undefined, server.siteDir, settings);
  await setImmediate();
  return result;
}
const linkFor = async (person: Person) => {
  const { out, err } = await link('orders', '--user', PEOPLE[person].email, '--port', '5173');
  expect(err).toBe('');
  const url = new URL(out.trim());
  return url.pathname + url.search;
};

/** A browser with a session, which keeps the cookie of the link. */
async function browser(person: Person) {
  let cookie = `carta-session=${await server.session(person)}`;
  return async (url: string) => {
    const answer = await server.app.inject({ url, headers: { cookie } });
    for (const { name, value } of answer.cookies) {
      const others = cookie.split('; ').filter((one) => !one.startsWith(`${name}=`));
      cookie = [...others, ...(value === '' ? [] : [`${name}=${encodeURIComponent(value)}`])].join('; ');
    }
    const isPage = answer.statusCode === 200;
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      cookies: answer.cookies,
      policy: String(answer.headers['content-security-policy']),
      state: isPage ? rendered(answer.body).state : null,
    };
  };
}
const audited = async () => (await server.stores.audit.list()).map(({ who, what }) => [who, what]);
const LOCAL = 'http://localhost:5173';

it('the link’s owner gets the local remote and a widened policy in each page of that browser, and each use is audited', async () => {
  const open = await browser('owner');
  const other = await browser('owner');
  const first = await open((await linkFor('owner')).replace('/panel?', '/panel/orders?table=4&'));
  expect([first.status, first.location]).toEqual([303, '/panel/orders?table=4']);
  expect(first.cookies).toMatchObject([{ name: 'carta-local-remote', httpOnly: true, path: '/panel' }]);
  for (const address of ['/panel/orders', '/panel']) {
    const { state, policy } = await open(address);
    expect(state?.remotes.orders).toEqual({
      version: 'local',
      manifest: `${LOCAL}/mf-manifest.json`,
      screens: [{ path: '/panel/orders', title: 'orders', parent: '/panel' }],
    });
    expect(state).toMatchObject({ localRemote: { name: 'orders', origin: LOCAL }, serverTag: 'orders@1' });
    expect(policy).toMatch(/script-src http:\/\/localhost:5173 'self'/);
    expect(policy).toMatch(/connect-src ws:\/\/localhost:5173 http:\/\/localhost:5173 'self'/);
    expect(policy).not.toMatch(/(?:default|frame|object|form-action)-?(?:src)? [^;]*localhost:5173/);
  }
  const elsewhere = await other('/panel/orders');
  expect([elsewhere.state?.remotes.orders?.version, elsewhere.state?.localRemote]).toEqual(['1', undefined]);
  expect(elsewhere.policy).not.toContain('localhost:5173');
  const command = `carta remote link orders --user ${PEOPLE.owner.email} --port 5173`;
  expect(await audited()).toEqual(
    expect.arrayContaining([
      [expect.any(String), command],
      [PEOPLE.owner.email, `remoto local orders de ${LOCAL} en /panel/orders`],
      [PEOPLE.owner.email, `remoto local orders de ${LOCAL} en /panel`],
    ]),
  );
  expect(await audited()).toHaveLength(3);
});

it('the local remote is gone after Quitar, after an hour, and for another owner who signs in to the same browser', async () => {
  const open = await browser('owner');
  await open(await linkFor('owner'));
  expect((await open('/panel')).state?.localRemote).toBeDefined();
  const removed = await open('/panel?remote=');
  expect([removed.status, removed.location]).toEqual([303, '/panel']);
  expect((await open('/panel')).state?.localRemote).toBeUndefined();

  await open(await linkFor('owner'));
  // The command has a clock of its own.
  now += HOUR_MS + MINUTE_MS;
  expect((await open('/panel')).state?.localRemote).toBeUndefined();

  const theirs = await linkFor('neighbour');
  const { status, state, policy, cookies } = await open(theirs);
  expect([status, state?.localRemote, cookies]).toEqual([200, undefined, []]);
  expect(policy).not.toContain('localhost:5173');
});

it.each(['not json', '{}', 'null', '"text"', '{"remote":"orders@http://localhost:5173","until":"9","signature":"x"}'])(
  'the cookie %s is ignored',
  async (value) => {
    const cookie = `carta-session=${await server.session('owner')}; carta-local-remote=${encodeURIComponent(value)}`;
    const { body, statusCode } = await server.app.inject({ url: '/panel', headers: { cookie } });
    expect([statusCode, rendered(body).state.localRemote]).toEqual([200, undefined]);
  },
);

it('a visitor with a signed link sees the sign-in, and the policy is not widened', async () => {
  const { statusCode, body, headers } = await server.app.inject(await linkFor('owner'));
  expect([statusCode, rendered(body).state.localRemote]).toEqual([200, undefined]);
  expect(headers['content-security-policy']).not.toContain('localhost:5173');
});

it('carta remote link is refused without a key, for an unknown user, remote or port', async () => {
  const { email } = PEOPLE.owner;
  expect((await link('orders', '--user', 'nadie@nada.test', '--port', '5173')).err).toContain('No existe el usuario');
  expect((await link('tables', '--user', email, '--port', '5173')).err).toContain('tables: no existe ese remoto');
  expect((await link('orders', '--user', email, '--port', '70000')).err).toContain('tiene que ser de 1 a 65535');
  key = '';
  expect((await link('orders', '--user', email, '--port', '5173')).err).toContain('Falta REMOTE_OVERRIDE_KEY');
});
