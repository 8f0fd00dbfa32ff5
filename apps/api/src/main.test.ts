import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { VisitsReport } from '@carta/domain';
import Sqlite from 'libsql';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';

// Each test starts processes, which takes its time on a busy machine.
jest.setTimeout(60_000);

let program: BuiltProgram;
const running: Running[] = [];

beforeAll(() => {
  program = buildProgram();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => program.remove());

async function serve(env: NodeJS.ProcessEnv): Promise<Running> {
  const server = await program.serve(env);
  running.push(server);
  return server;
}

const login = async (url: string, email: string, password: string) => {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

/** Exactly one line, no stack trace, exit code 1. */
function expectRefusal({ code, out, err }: { code: number | null; out: string; err: string }, line: RegExp) {
  expect(err).toMatch(line);
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([1, '', 1]);
}

describe('the server', () => {
  it('starts, says where, answers, and ends on SIGTERM', async () => {
    const server = await serve({ DATA_DIR: program.newDataDir() });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.url}/panel`)).status).toBe(200);
    expect(await server.stop()).toMatchObject({ code: 0, err: '' });
  });

  it('ends on Ctrl-C, after the request that is under way', async () => {
    const server = await serve({ DATA_DIR: program.newDataDir() });
    const slow = request(`${server.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 8 },
    });
    slow.write('email=');
    await once(slow, 'socket');
    await fetch(`${server.url}/healthz`);
    const answers = () =>
      fetch(`${server.url}/healthz`).then(
        async (response) => (await response.text()) && response.ok,
        () => false,
      );
    server.child.kill('SIGINT');
    while (await answers());
    // npm passes Ctrl-C on, which the terminal has sent already.
    server.child.kill('SIGINT');
    slow.end('ab');
    const [response] = (await once(slow, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
    expect((await server.ended).code).toBe(0);
  });

  it('lets go of open pages when it ends, and loses no visit that was told', async () => {
    const DATA_DIR = program.newDataDir();
    const first = await serve({ DATA_DIR, DEMO: '1' });
    const { cookie } = await login(first.url, 'vacio@carta.test', 'carta-demo');
    const { body } = await fetch(`${first.url}/api/events`, { headers: { cookie } });
    const told = await fetch(`${first.url}/api/visits/demo-vacio`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.url, 'user-agent': 'Mozilla/5.0 Safari/605.1.15' },
      body: JSON.stringify({ visits: [{ kind: 'page', from: 'qr' }] }),
    });
    expect(told.status).toBe(200);
    expect(await first.stop()).toMatchObject({ code: 0, err: '' });
    expect(await new Response(body).text()).toContain('event: current');

    const second = await serve({ DATA_DIR });
    const report = await fetch(`${second.url}/api/analytics/demo-vacio/visits`, { headers: { cookie } });
    const { days } = (await report.json()) as VisitsReport;
    expect(days.map(({ qr }) => qr).filter(Boolean)).toEqual([1]);
  });

  it('makes the demo once, and tells its sign-in at every start', async () => {
    const DATA_DIR = program.newDataDir();
    const first = await serve({ DATA_DIR, DEMO: '1' });
    expect((await login(first.url, 'demo@carta.test', 'carta-demo')).status).toBe(200);
    const { out } = await first.stop();
    expect(out).toContain('demo@carta.test');
    const second = await serve({ DATA_DIR, DEMO: '1' });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect((await second.stop()).out).toContain('demo@carta.test');
    const without = await serve({ DATA_DIR });
    expect((await without.stop()).out).not.toContain('demo@carta.test');
  });

  it('without DEMO makes none', async () => {
    const server = await serve({ DATA_DIR: program.newDataDir() });
    expect((await login(server.url, 'demo@carta.test', 'carta-demo')).status).toBe(401);
    expect((await fetch(`${server.url}/m/demo`)).status).toBe(404);
  });

  it('starts six times at once on one empty folder', async () => {
    const DATA_DIR = program.newDataDir();
    const servers = await Promise.all(Array.from({ length: 6 }, () => serve({ DATA_DIR })));
    const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('in development renders pages with the bundle as it is now', async () => {
    const bundle = path.join(program.siteDir, 'shell/server.js');
    const kept = readFileSync(bundle);
    const server = await serve({ DATA_DIR: program.newDataDir(), NODE_ENV: 'development' });
    const page = async () => (await fetch(`${server.url}/panel`)).text();
    expect(await page()).toContain('"development":true');
    writeFileSync(bundle, 'exports.renderPage = () => ({ status: 200, html: "built anew" });');
    expect(await page()).toBe('built anew');
    writeFileSync(bundle, kept);
  });
});

describe('a server that cannot start says why in one line', () => {
  it('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const ended = await program.run('main', [], { DATA_DIR: program.newDataDir(), PORT: String(port) });
    other.close();
    expectRefusal(ended, new RegExp(`^El puerto ${port} ya está en uso`));
  });

  it.each(['/proc/carta', '/dev/null/carta'])('the folder cannot be written: %s', async (DATA_DIR) => {
    expectRefusal(await program.run('main', [], { DATA_DIR }), /^No se puede escribir en la carpeta/);
  });

  it('the database is newer than the program', async () => {
    const DATA_DIR = program.newDataDir();
    await (await serve({ DATA_DIR })).stop();
    const file = new Sqlite(path.join(DATA_DIR, 'carta.db'));
    file.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    file.close();
    expectRefusal(await program.run('main', [], { DATA_DIR }), /versión más nueva/);
  });

  it('the database is none', async () => {
    const DATA_DIR = program.newDataDir();
    mkdirSync(DATA_DIR);
    writeFileSync(path.join(DATA_DIR, 'carta.db'), 'x'.repeat(10_000));
    expectRefusal(await program.run('main', [], { DATA_DIR }), /no se puede usar/);
  });

  it('the panel was not built', async () => {
    const bundle = path.join(program.siteDir, 'shell/server.js');
    renameSync(bundle, `${bundle}.away`);
    const ended = await program.run('main', [], { DATA_DIR: program.newDataDir() });
    renameSync(`${bundle}.away`, bundle);
    expectRefusal(ended, /^No se pudo cargar el panel/);
  });

  it.each([
    [{ PORT: 'x' }, /PORT: tiene que ser un número de 0 a 65535/],
    [{ PORT: '70000' }, /PORT: tiene que ser un número de 0 a 65535/],
    [{ PUBLIC_URL: 'carta.test' }, /PUBLIC_URL: tiene que ser una dirección/],
    [{ DEMO: 'yes', LOG_LEVEL: 'loud' }, /DEMO: tiene que ser 1 o 0; LOG_LEVEL: tiene que ser/],
    [{ DATABASE_URL: 'postgres://x' }, /DATABASE_URL: PostgreSQL todavía no está disponible/],
    [{ STORAGE_URL: 's3://x' }, /STORAGE_URL: El almacenamiento S3 todavía no está disponible/],
    [{ TRUST_PROXY: 'my proxy' }, /TRUST_PROXY/],
  ])('the settings are wrong: %j', async (env, line) => {
    const DATA_DIR = program.newDataDir();
    expectRefusal(await program.run('main', [], { DATA_DIR, ...env }), line);
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('the command line beside a running server', () => {
  it('changes what the server shows and allows, at once', async () => {
    const DATA_DIR = program.newDataDir();
    const server = await serve({ DATA_DIR });
    const carta = (args: string[], input?: string) => program.run('cli', args, { DATA_DIR }, input);
    expect(await carta(['business', 'create', '--key', 'higuera', '--name', 'La Higuera'])).toMatchObject({
      code: 0,
      err: '',
    });
    const user = ['user', 'create', '--email', 'Ana@Higuera.test', '--business', 'higuera'];
    expect(await carta(user, 'una contraseña\n')).toMatchObject({ code: 0, err: '' });
    const { status, cookie } = await login(server.url, 'ana@higuera.test', 'una contraseña');
    expect(status).toBe(200);

    const file = path.join(path.dirname(DATA_DIR), 'menu.json');
    writeFileSync(
      file,
      '{"currency":"$","categories":[{"title":"Tapas","products":[{"title":"Croquetas","price":"2700.00"}]}]}',
    );
    await Promise.all(Array.from({ length: 4 }, () => carta(['menu', 'import', file, '--business', 'higuera'])));
    const menu = async () => (await fetch(`${server.url}/api/menus/higuera`, { headers: { cookie } })).json();
    const { categoriesL1 } = (await menu()) as { categoriesL1: { order: number }[] };
    expect(categoriesL1.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(await (await fetch(`${server.url}/m/higuera`)).text()).toContain('Croquetas');

    await carta(['user', 'lock', 'ana@higuera.test']);
    const change = await fetch(`${server.url}/api/items/higuera/x`, { method: 'DELETE', headers: { cookie } });
    expect(change.status).toBe(423);
  });
});
