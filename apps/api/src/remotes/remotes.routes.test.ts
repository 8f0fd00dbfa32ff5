/** @postgres turns of publications */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ApiError, remoteCalls, UPLOAD_LIMITS, type Call } from '@carta/contract';
import { MINUTE_MS } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { carta } from '../testing/carta.ts';
import { writeRemoteOutput, type StandInOutput } from '../testing/remote-output.ts';
import { multipart } from '../testing/send.ts';
import { rendered } from '../testing/stand-in-site.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { isInCanary } from './canary.ts';

let server: TestServer;
let now: number;

async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  now = Date.now();
  server = await testServer({ now: () => now, env });
  writeRemoteOutput(path.join(server.siteDir, 'remotes/orders/1'));
}
const stop = () => server.close();

const tokenFor = async (remote: string, on = server) =>
  (await on.stores.remoteTokens.create(remote, 'operadora')).token;
const live = async (on = server) => rendered((await on.app.inject('/panel')).body).state.remotes;
const folderOf = (changes: StandInOutput = {}) => {
  const folder = path.join(server.siteDir, '../output');
  rmSync(folder, { recursive: true, force: true });
  return writeRemoteOutput(folder, changes);
};
const second: StandInOutput = { files: { 'entry.11111111.js': 'second();' } };

const tokenFile = (text: string) => {
  const file = path.join(server.siteDir, 'token');
  writeFileSync(file, `${text}\n`);
  return file;
};

/** What a refusal must leave as it was. */
const state = async () => [
  await live(),
  await server.stores.remotes.history(),
  await server.stores.audit.list(),
  readdirSync(server.dataDir, { recursive: true }).filter((file) => String(file).startsWith('files')),
];

type Name = keyof typeof remoteCalls;
interface Sent {
  readonly token?: string;
  readonly remote?: string;
  readonly body?: unknown;
  readonly form?: ReturnType<typeof multipart>;
}

/** Sends a call and checks that the contract declares the shape of the answer. */
async function ask(name: Name, { token, remote = 'orders', body, form }: Sent = {}) {
  const { method, path: template, response }: Call = remoteCalls[name];
  const answer = await server.app.inject({
    method,
    url: template.replace(':remote', remote),
    headers: { ...form?.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(form ? { payload: form.payload } : body !== undefined && { payload: body as object }),
  });
  const json: unknown = answer.json();
  const schema = answer.statusCode === 200 ? response : ApiError;
  expect(schema.parse(json)).toEqual(json);
  return { status: answer.statusCode, headers: answer.headers, body: json as Record<string, unknown> };
}

/** Returns a folder as a form; `renamed` sends a file by another name. */
function formOf(
  folder: string,
  { fields = {}, renamed = {} }: { fields?: object; renamed?: Record<string, string> } = {},
) {
  const parts = readdirSync(folder).map((file) => ({
    bytes: readFileSync(path.join(folder, file)),
    filename: renamed[file] ?? file,
    type: 'text/plain',
  }));
  // The helper takes parts by name; each has another name until here.
  const named = Object.fromEntries(parts.map((part, nth) => [`file-${nth}`, part]));
  const { payload, headers } = multipart(fields as Record<string, string>, named);
  return {
    headers,
    payload: Buffer.from(payload.toString('latin1').replaceAll(/name="file-\d+"/g, 'name="file"'), 'latin1'),
  };
}

const publish = (token: string, folder = folderOf(second), options: Parameters<typeof formOf>[1] = {}) =>
  ask('publishRemote', { token, form: formOf(folder, options) });

describe('the token of a remote', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('publishes its remote, rolls it back and reads its history, which names the token as the audit log does', async () => {
    const token = await tokenFor('orders');
    const { status, body } = await publish(token, folderOf(second), { fields: { why: 'Zonas' } });
    expect([status, body]).toEqual([
      200,
      {
        name: 'orders',
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        former: '1',
        canary: null,
        ended: null,
      },
    ]);
    expect((await live()).orders?.version).toBe(body.version);
    const served = await server.app.inject(`/remotes/orders/${body.version}/entry.11111111.js`);
    expect(served.body).toBe('second();');

    const listed = (await ask('listRemotes', { token })).body;
    expect(listed).toMatchObject({ remotes: [{ name: 'orders', version: body.version, team: 'orders', since: now }] });
    now += 1;
    expect((await ask('rollbackRemote', { token, body: {} })).body).toMatchObject({
      version: '1',
      former: body.version,
    });
    expect((await ask('remoteHistory', { token })).body).toMatchObject({
      history: [
        { what: 'first', who: '' },
        { what: 'publish', who: 'orders-1', why: 'Zonas', isUnchecked: false },
        { what: 'rollback', who: 'orders-1' },
      ],
    });
    expect((await server.stores.audit.list()).map(({ who, what }) => [who, what])).toEqual([
      ['orders-1', `remote publish orders ${body.version}`],
      ['orders-1', 'remote rollback orders 1'],
    ]);
  });

  it('an upload that is sent again changes nothing', async () => {
    const token = await tokenFor('orders');
    const { body } = await publish(token);
    expect((await publish(token)).body).toEqual({ ...body, former: body.version });
    expect(await server.stores.remotes.history('orders')).toHaveLength(2);
  });

  it('publishes a version on trial and promotes it, which the audit log says', async () => {
    const token = await tokenFor('orders');
    const { body } = await publish(token, folderOf(second), { fields: { percent: '10' } });
    const canary = { version: expect.any(String) as string, group: { percent: 10, businesses: [] } };
    expect(body).toMatchObject({ version: '1', former: '1', canary });
    expect((await live()).orders?.version).toBe('1');
    const { version } = body.canary as { version: string };
    expect((await ask('listRemotes', { token })).body).toMatchObject({ remotes: [{ version: '1', canary }] });
    now += 1;
    expect((await ask('promoteRemote', { token, body: {} })).body).toMatchObject({
      version,
      canary: null,
      ended: version,
    });
    expect((await live()).orders?.version).toBe(version);
    expect((await ask('promoteRemote', { token, body: {} })).status).toBe(409);
    expect((await server.stores.audit.list()).map(({ what }) => what)).toEqual([
      `remote publish orders ${version} el 10 % de los negocios`,
      `remote promote orders ${version}`,
    ]);
  });

  it('publishing for a share answers how many of all businesses have the version, and the command line says so', async () => {
    const { businesses, remoteTokens } = server.stores;
    for (const key of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) await businesses.create(key, { name: key });
    const keys = await businesses.keys();
    const { token } = await remoteTokens.create('orders', 'operadora');
    const { body } = await publish(token, folderOf(second), { fields: { percent: '50' } });
    const reached = keys.filter((key) => isInCanary({ percent: 50, businesses: [] }, 'orders', key));
    expect(body.reach).toEqual({ businesses: reached.length, of: keys.length });
    expect(keys.length).toBeGreaterThan(reached.length);
    expect(reached.length).toBeGreaterThan(0);
    const folder = folderOf({ files: { 'entry.11111111.js': 'third();' } });
    const { err } = await carta(
      server.dataDir,
      ['remote', 'publish', folder, '--percent', '50'],
      undefined,
      server.siteDir,
    );
    expect(err).toContain(`para el 50 % de los negocios, que son ${reached.length} de ${keys.length} (los demás: 1)`);
  });

  it('reads the errors in the pages of its remote alone, and the figures of its trial', async () => {
    const { clientErrors, sectionUse } = server.stores;
    const failure = {
      version: '1',
      phase: 'render',
      message: 'broken',
      stack: 'at orders.js:1:1',
      path: '/panel/orders',
    } as const;
    await clientErrors.add({ ...failure, remote: 'orders' });
    await clientErrors.add({ ...failure, remote: 'orders' });
    await clientErrors.add({ ...failure, remote: 'account', message: 'of others' });
    const token = await tokenFor('orders');
    const seen = { ...failure, count: 2, firstAt: now, lastAt: now };
    expect((await ask('remoteErrors', { token })).body).toEqual({ errors: [seen], trial: null });

    const { body } = await publish(token, folderOf(second), { fields: { percent: '10' } });
    const { version } = body.canary as { version: string };
    const use = { remote: 'orders', minute: Math.floor(now / MINUTE_MS), session: 'a', opened: 3, failed: true };
    await sectionUse.add([
      { ...use, version },
      { ...use, version: '1', failed: false },
    ]);
    expect((await ask('remoteErrors', { token })).body.trial).toEqual({
      group: { percent: 10, businesses: [] },
      canary: { version, opened: 3, sessions: 1, failed: 1 },
      stable: { version: '1', opened: 3, sessions: 1, failed: 0 },
    });
  });

  it.each<[Name, Sent]>([
    ['promoteRemote', { body: {} }],
    ['remoteErrors', {}],
    ['rollbackRemote', { body: {} }],
    ['remoteHistory', {}],
    ['publishRemote', {}],
  ])('%s is refused with the token of another remote, and changes nothing', async (name, sent) => {
    const token = await tokenFor('account');
    const form = name === 'publishRemote' ? { form: formOf(folderOf(second)) } : {};
    const before = await state();
    const { status, body } = await ask(name, { ...sent, ...form, token });
    expect([status, body.code, body.message]).toEqual([403, 'forbidden', 'El token es de otro remoto']);
    expect(await state()).toEqual(before);
  });

  it('a folder of another remote is refused, whatever the address names', async () => {
    const before = await state();
    const form = formOf(folderOf({ name: 'account' }));
    const { status, body } = await ask('publishRemote', { token: await tokenFor('orders'), form });
    expect([status, body.message]).toEqual([403, 'el token es de orders, y la carpeta de account']);
    expect(await state()).toEqual(before);
  });

  it.each(Object.keys(remoteCalls) as Name[])(
    '%s is refused without a token, with a wrong or a revoked one',
    async (name) => {
      const { name: revoked, token } = await server.stores.remoteTokens.create('orders', 'operadora');
      await server.stores.remoteTokens.revoke(revoked);
      for (const wrong of [undefined, 'carta_wrong', token, `${token} x`]) {
        const { status, body, headers } = await ask(name, { ...(wrong !== undefined && { token: wrong }) });
        expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'unauthenticated', 'Bearer']);
      }
    },
  );

  it('an owner’s session is no token', async () => {
    const cookie = `carta-session=${await server.session('owner')}`;
    expect((await server.app.inject({ url: '/api/remotes', headers: { cookie } })).statusCode).toBe(401);
  });

  it('ten wrong tokens in a minute from one address are refused with 401, further ones with 429; a right one is accepted', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 11; nth += 1) statuses.push((await ask('listRemotes', { token: `carta_${nth}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await ask('listRemotes', { token: await tokenFor('orders') })).status).toBe(200);
    now += MINUTE_MS;
    expect((await ask('listRemotes', { token: 'carta_x' })).status).toBe(401);
  });

  it('only the hash of a token is stored, and no log line has it', async () => {
    const token = await tokenFor('orders');
    await ask('listRemotes', { token });
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const stored = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1')).join('\n');
    expect([stored.includes(token), server.logged().includes(token)]).toEqual([false, false]);
  });
});

const refusedUpload = async (form: ReturnType<typeof formOf>) => {
  const token = await tokenFor('orders');
  const before = await state();
  const { status, body } = await ask('publishRemote', { token, form });
  expect(await state()).toEqual(before);
  return [
    status,
    (body.issues as { path: string; message: string }[] | undefined)?.map(({ path: at, message }) =>
      at ? `${at}: ${message}` : message,
    ) ?? body.message,
  ];
};

describeOnce('the upload of a folder', () => {
  beforeAll(() => start());
  afterAll(stop);

  it.each([
    '../../escape.js',
    '/etc/escape.js',
    '.hidden.js',
    'a/../../b.js',
    'a//b.js',
    'a\\b.js',
    `${'x'.repeat(200)}.js`,
  ])('a file named %s is refused', async (name) => {
    const folder = folderOf({ ...second, isChecked: false, named: ['entry.11111111.js'] });
    const form = formOf(folder, { fields: { unchecked: '1' }, renamed: { 'expose.22222222.js': name } });
    const [status, problems] = await refusedUpload(form);
    expect([status, problems]).toEqual([
      400,
      [expect.stringContaining('un archivo con este nombre no se puede servir')],
    ]);
  });

  it.each<[string, StandInOutput, string]>([
    ['that no check has seen', { isChecked: false }, 'falta el informe de carta-remote check'],
    ['for another contract', { files: { 'expose.22222222.js': 'x={contractVersion:2}' } }, 'es para el contrato 2'],
    ['with a foreign selector', { files: { 'expose.33333333.css': 'body{color:red}' } }, 'el selector body'],
    ['without a file that it names', { named: ['entry.11111111.js', 'gone.js'] }, 'gone.js: falta este archivo'],
  ])('a folder %s is refused with the reason, and nothing is stored', async (_what, changes, problem) => {
    const [status, problems] = await refusedUpload(formOf(folderOf(changes)));
    expect([status, problems]).toEqual([400, expect.arrayContaining([expect.stringContaining(problem)])]);
  });

  it.each([
    ['twice the same file', { 'expose.22222222.js': 'entry.11111111.js' }, 'Está dos veces'],
    ['no manifest', { 'mf-manifest.json': 'other.json' }, 'falta mf-manifest.json'],
  ])('a form with %s is refused', async (_what, renamed, message) => {
    const [status, problems] = await refusedUpload(formOf(folderOf(second), { renamed }));
    expect([status, problems]).toEqual([400, [expect.stringContaining(message)]]);
  });

  it('a folder over the limit of bytes or of files is refused with 413', async () => {
    const large = folderOf(second);
    writeFileSync(path.join(large, 'large.bin'), Buffer.alloc(UPLOAD_LIMITS.bytes));
    expect(await refusedUpload(formOf(large))).toEqual([413, 'La carpeta puede tener hasta 500 archivos y 20 MB']);
    const many = folderOf(second);
    for (let nth = 0; nth < UPLOAD_LIMITS.files; nth += 1) writeFileSync(path.join(many, `${nth}.txt`), '');
    expect(await refusedUpload(formOf(many))).toEqual([413, 'La carpeta puede tener hasta 500 archivos y 20 MB']);
  });

  it('a body that is no form is refused, and so are unknown values of its fields', async () => {
    const token = await tokenFor('orders');
    expect((await ask('publishRemote', { token, body: {} })).status).toBe(415);
    const form = formOf(folderOf(second), { fields: { unchecked: 'yes' } });
    expect((await ask('publishRemote', { token, form })).body.issues).toEqual([
      { path: 'unchecked', message: 'Tiene que ser 1' },
    ]);
  });
});

describe('an upload beside others', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('a folder with a path of another remote is refused as a conflict', async () => {
    writeRemoteOutput(path.join(server.siteDir, 'remotes/account/1'), { name: 'account' });
    writeFileSync(
      path.join(server.siteDir, 'remotes/registry.json'),
      JSON.stringify({ account: { version: '1', manifest: '/remotes/account/1/mf-manifest.json' } }),
    );
    const screens = [{ path: '/panel/account', title: 'A', parent: '/panel' }];
    const [status, message] = await refusedUpload(formOf(folderOf({ carta: { screens } })));
    expect([status, message]).toEqual([409, '/panel/account ya es una pantalla de account']);
  });

  it('an upload that breaks off changes nothing and leaves room for the next one', async () => {
    const token = await tokenFor('orders');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const { payload, headers } = formOf(folderOf(second));
    const before = await state();
    for (let nth = 0; nth < 3; nth += 1) {
      const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
      const socket = connect(port, '127.0.0.1');
      const head = `POST /api/remotes/orders/versions HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n`;
      socket.write(`${head}content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`);
      socket.write(payload.subarray(0, payload.length - 200));
      const [request] = await arrived;
      socket.destroy();
      await new Promise((resolve) => request.once('close', resolve));
      await setImmediate();
    }
    expect(await state()).toEqual(before);
    expect((await publish(token)).status).toBe(200);
  });

  it('a visitor is refused before the body arrives', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /api/remotes/orders/versions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n');
    socket.write('content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n');
    socket.write('--x\r\n');
    await once(socket, 'readable');
    expect(String(socket.read())).toMatch(/^HTTP\/1.1 401 /);
    socket.destroy();
  });
});

describeOnce('carta remote … --to', () => {
  let other: TestServer;
  beforeEach(async () => {
    await start();
    other = await testServer();
    for (const one of [server, other]) await one.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => Promise.all([stop(), other.close()]));

  const addressOf = ({ app }: TestServer) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  /** Runs where there is no data folder. */
  const to = async (on: TestServer, ...args: string[]) =>
    carta('/nowhere', [
      'remote',
      ...args,
      '--to',
      addressOf(on),
      '--token-file',
      tokenFile(await tokenFor('orders', on)),
    ]);

  it('the same folder gets the same name on staging and in production', async () => {
    const folder = folderOf(second);
    mkdirSync(path.join(folder, 'chunks'));
    const outputs = [
      await to(server, 'publish', folder, '--why', 'A prueba'),
      await to(other, 'publish', folder, '--unchecked'),
    ];
    expect(outputs.map(({ code, out }) => [code, out])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const [staging, production] = [await live(server), await live(other)];
    expect(production.orders?.version).toBe(staging.orders?.version);
    expect(outputs[0]?.err).toBe(`orders ${staging.orders?.version} está publicada (antes: 1)\n`);
    expect((await to(server, 'errors', 'orders')).out).toBe('No falló nada\n');
    expect((await to(server, 'history', 'orders')).out).toMatch(/publicada {2}[0-9a-f]{16} {2}orders-1 {2}A prueba\n$/);
    expect((await to(server, 'list')).out).toMatch(
      /^orders {2}[0-9a-f]{16} {2}\S+Z {2}orders {2}equipo-orders@carta\.test/,
    );
    expect((await to(server, 'rollback', 'orders', '--why', 'falla')).err).toMatch(/^orders 1 está publicada/);
    expect((await live()).orders?.version).toBe('1');
  });

  it('with --json what is read comes as JSON, and what was changed as a message', async () => {
    const json = async (...args: string[]) => JSON.parse((await to(server, ...args, '--json')).out) as unknown;
    expect(await json('publish', folderOf(second))).toEqual({ message: expect.stringMatching(/está publicada/) });
    expect(await json('errors', 'orders')).toEqual({ errors: [], trial: null });
    expect(await json('history', 'orders')).toEqual([
      expect.objectContaining({ what: 'first' }),
      expect.objectContaining({ what: 'publish', who: 'orders-1' }),
    ]);
    expect(await json('list')).toEqual([expect.objectContaining({ name: 'orders', team: 'orders' })]);
  });

  it('every reason of a refusal is told, and that nothing was changed', async () => {
    const refused = await to(server, 'publish', folderOf({ carta: { team: '', contact: '' } }));
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(
      /output: mf-manifest\.json: falta carta\.team\n.*falta carta\.contact\nNo se cambió nada\.\n$/,
    );
    expect((await to(server, 'rollback', 'orders')).err).toBe(
      'orders: no hay una versión anterior\nNo se cambió nada.\n',
    );
    expect((await to(server, 'rollback', 'account')).err).toBe(
      'account: El token es de otro remoto\nNo se cambió nada.\n',
    );
    expect((await to(server, 'publish', '/nowhere')).err).toContain('/nowhere: no existe esa carpeta');
  });
});

describeOnce('the arguments of carta remote … --to', () => {
  beforeAll(() => start());
  afterAll(stop);

  it.each<[string, string[], string, number?]>([
    [
      'http to another machine',
      ['--to', 'http://carta.test', '--token-file', '/dev/null'],
      'tiene que empezar con https://',
    ],
    ['no token file', ['--to', 'https://carta.test', '--token-file', '/nowhere'], 'no se puede leer'],
    ['an empty token file', ['--to', 'https://carta.test', '--token-file', '/dev/null'], 'no tiene un token'],
    ['a server that does not answer', ['--to', 'http://127.0.0.1:1', '--token-file', ''], 'no se pudo conectar'],
    [
      'an unknown option',
      ['--to', 'https://carta.test', '--token-file', 'x', '--version', '1'],
      'history NOMBRE --to',
      2,
    ],
    ['no token', ['--to', 'https://carta.test'], 'history NOMBRE --to', 2],
  ])('%s is refused before anything is sent', async (_what, args, problem, refused = 1) => {
    const given = args.map((arg) => (arg === '' ? tokenFile('carta_x') : arg));
    const { code, err } = await carta('/nowhere', ['remote', 'history', 'orders', ...given]);
    expect([code, err]).toEqual([refused, expect.stringContaining(problem)]);
  });
});

describeOnce('the operator of a server', () => {
  afterEach(stop);

  it('a server with the operator’s key publishes only what this key has signed, checked or not', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    await start({ REMOTE_SIGNING_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') });
    const token = await tokenFor('orders');
    const before = await state();
    const { privateKey: another } = generateKeyPairSync('ed25519');
    const unsigned: readonly StandInOutput[] = [
      second,
      { ...second, isChecked: false },
      { ...second, signedBy: another },
    ];
    for (const output of unsigned) {
      const { status, body } = await publish(token, folderOf(output), { fields: { unchecked: '1' } });
      expect([status, body]).toMatchObject([403, { message: expect.stringContaining('falta la firma') }]);
    }
    const exchanged = folderOf({ ...second, signedBy: privateKey });
    writeFileSync(path.join(exchanged, 'entry.11111111.js'), 'exchanged();');
    expect((await publish(token, exchanged, { fields: { unchecked: '1' } })).status).toBe(403);
    expect(await state()).toEqual(before);
    expect((await publish(token, folderOf({ ...second, signedBy: privateKey }))).status).toBe(200);
  });

  it('carta remote token makes a token, lists it and revokes it; the audit log has no token', async () => {
    await start();
    const command = (...args: string[]) => carta(server.dataDir, ['remote', 'token', ...args]);
    const made = await command('create', '--remote', 'orders');
    expect(made.err).toMatch(/^Token orders-1\. .*\n$/);
    expect(made.out).toMatch(/^carta_[\w-]{43}\n$/);
    const token = made.out.trim();
    expect((await ask('listRemotes', { token })).status).toBe(200);
    expect((await command('create', '--remote', '../x')).err).toContain('no es el nombre de un remoto');
    expect((await command('list')).out).toMatch(/^orders-1 {2}\S+Z {2}\S.*\n$/);
    expect((await command('revoke', 'orders-1')).err).toBe('El token orders-1 ya no vale\n');
    expect((await ask('listRemotes', { token })).status).toBe(401);
    expect((await command('revoke', 'orders-1')).err).toBe('No hay un token orders-1 que valga\n');
    expect((await command('list')).out).toMatch(/revocado \S+Z\n$/);
    expect((await command('create', '--remote', 'orders')).err).toContain('Token orders-2.');
    const logged = JSON.stringify(await server.stores.audit.list());
    expect([logged.includes('remote token revoke orders-1'), logged.includes('carta_')]).toEqual([true, false]);
  });
});
