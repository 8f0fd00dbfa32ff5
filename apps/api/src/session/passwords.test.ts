import type * as Argon2 from '@node-rs/argon2';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { hashPassword } from './passwords.ts';

// Counts the calls of the real functions.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  jest.mocked(verify).mockClear();
  jest.mocked(hash).mockClear();
});
afterEach(() => server.close());

const { email } = PEOPLE.owner;
const login = (as: string, password: string) => send(server, 'login', { as: null, body: { email: as, password } });
const stored = async () => (await server.stores.users.passwordOf(email))?.hash ?? '';

it('a password is stored as argon2id of at least the cost that OWASP advises', async () => {
  const [, algorithm] = (await hashPassword(PASSWORD)).split('$');
  const { memoryCost, timeCost, parallelism, saltLen, outputLen } = parseOptions(await hashPassword(PASSWORD));
  expect([algorithm, parallelism]).toEqual(['argon2id', 1]);
  expect([memoryCost >= 19 * 1024, timeCost >= 2, saltLen >= 16, outputLen >= 32]).toEqual([true, true, true, true]);
  expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD));
});

it('an unknown email costs the same work as a known one: one hash of the same cost is verified', async () => {
  const work = async (as: string) => {
    jest.mocked(verify).mockClear();
    expect((await login(as, 'equivocada')).status).toBe(401);
    return jest.mocked(verify).mock.calls.map(([hashed]) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
      return { memoryCost, timeCost, parallelism };
    });
  };
  const known = await work(email);
  expect(known).toHaveLength(1);
  expect(await work('nadie@nada.test')).toEqual(known);
  expect(await work('otro@nada.test')).toEqual(known);
});

it('an invalid sign-in verifies no hash', async () => {
  await login(email, 'short');
  await login('no-email', PASSWORD);
  expect(verify).not.toHaveBeenCalled();
});

describe('a hash of another cost', () => {
  const weak = { memoryCost: 8192, timeCost: 1, parallelism: 1 };
  beforeEach(async () => {
    const password_hash = await hash(PASSWORD, weak);
    await withDatabase(server, (database) =>
      database.updateTable('users').set({ password_hash }).where('email', '=', email).execute(),
    );
  });

  it('a hash of another cost is replaced at the next sign-in, and open sessions continue', async () => {
    const token = await server.session('owner');
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(parseOptions(await stored())).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await send(server, 'menu', { token })).status).toBe(200);
  });

  it('a wrong password keeps a hash of another cost', async () => {
    const before = await stored();
    expect((await login(email, 'equivocada')).status).toBe(401);
    expect(await stored()).toBe(before);
  });
});

it('a sign-in does not rewrite a hash of the current cost', async () => {
  const before = await stored();
  await login(email, PASSWORD);
  expect([await stored(), jest.mocked(hash).mock.calls.length]).toEqual([before, 0]);
});
