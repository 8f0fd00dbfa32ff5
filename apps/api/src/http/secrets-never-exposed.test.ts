import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import Sqlite from 'libsql';
import { CALL_NAMES, GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { carta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const SECRETS = {
  password: PASSWORD,
  wrongPassword: 'equivocada-8841',
  newPassword: 'nueva-clave-9952',
  accessToken: 'APP_USR-7781-secreto-del-token-5563',
};
const { email } = PEOPLE.owner;

let server: TestServer;
let answers: string[];
let sessionSecret: string;
beforeAll(async () => {
  server = await testServer({ busyTimeout: 20 });
  answers = [];
  await useSecrets();
  // It sends every call, some of which render or hash.
}, 120_000);
afterAll(() => server.close());

async function ask(name: Parameters<typeof send>[1], request: Parameters<typeof send>[2]) {
  const { body, headers } = await send(server, name, request);
  answers.push(JSON.stringify(body ?? ''), JSON.stringify({ ...headers, 'set-cookie': '' }));
  return headers;
}

/** Uses secrets as owner, operator and visitor, with successes and failures. */
async function useSecrets() {
  const login = (body: unknown) => ask('login', { as: null, body });
  const { 'set-cookie': cookie } = await login({ email, password: PASSWORD });
  sessionSecret = /\.([^.;]+);/.exec(String(cookie))?.[1] ?? '';
  const token = `higuera.${sessionSecret}`;
  await login({ email, password: SECRETS.wrongPassword });
  await login({ email: 'nadie@nada.test', password: SECRETS.wrongPassword });
  await login({ email: [SECRETS.wrongPassword], password: { is: SECRETS.wrongPassword } });
  await ask('login', { as: null, raw: { payload: `{"password":"${SECRETS.wrongPassword}`, type: 'application/json' } });
  await ask('login', { as: null, raw: { payload: SECRETS.wrongPassword, type: 'text/plain' } });
  await ask('login', { as: null, query: { password: SECRETS.wrongPassword }, body: {} });

  const settings = { mercadoPago: { active: true, accessToken: SECRETS.accessToken } };
  await ask('updateBusiness', { token, body: settings });
  await ask('updateBusiness', { token, body: { mercadoPago: { active: 'x', accessToken: SECRETS.accessToken } } });
  for (const name of CALL_NAMES.filter((name) => name !== 'logout')) {
    await ask(name, { as: 'owner', ...GOOD_REQUESTS[name](await setGoodMenu(server, 'owner'), 'owner') });
  }

  const other = new Sqlite(path.join(server.dataDir, 'carta.db'));
  other.exec('begin immediate');
  await ask('updateBusiness', { token, body: settings });
  await login({ email, password: PASSWORD });
  other.exec('rollback');
  other.close();
  for (const url of ['/login', '/panel', '/panel/menu/mercadopago', '/m/higuera', `/panel?password=${PASSWORD}`]) {
    const page = await server.app.inject({ url, headers: { cookie: `carta-session=${token}` } });
    answers.push(page.body);
  }
  const result = await carta(server.dataDir, ['user', 'password', email], Readable.from([SECRETS.newPassword]));
  answers.push(result.out, result.err);
}

const secrets = () => [...Object.values(SECRETS), sessionSecret];
const exposedIn = (text: string) => secrets().filter((secret) => text.includes(secret));

it('the log contains no password, hash, cookie, session token or MercadoPago token', () => {
  const log = server.logged();
  expect(log).toContain('/api/users/login');
  expect(log).toContain('the database cannot be used');
  expect(exposedIn(log)).toEqual([]);
  expect(log).not.toMatch(/\$argon2|carta-session|v1\.[\w-]{16}\./);
});

it('no answer, page or output of the command line contains a secret', () => {
  expect(answers.length).toBeGreaterThan(CALL_NAMES.length);
  expect(exposedIn(answers.join('\n'))).toEqual([]);
  expect(answers.join('\n')).not.toMatch(/\$argon2|v1\.[\w-]{16}\./);
});

it('no file of the data contains a secret, except hashes of passwords', () => {
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const stored = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1')).join('\n');
  expect(stored).toContain('$argon2id$');
  expect(exposedIn(stored)).toEqual([]);
});
