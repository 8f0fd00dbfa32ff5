import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { VisitsReport } from '@carta/domain';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';

// Each test starts processes, which is slow on a busy machine.
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

describe('the server', () => {
  it('the server starts without the demo, prints its address, answers, and ends on SIGTERM', async () => {
    const server = await serve({ DATA_DIR: program.newDataDir() });
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { checks: { remotes: { ok: expect.any(Boolean) } } },
    ]);
    expect((await fetch(`${server.url}/panel`)).status).toBe(200);
    expect((await login(server.url, 'demo@carta.test', 'carta-demo')).status).toBe(401);
    expect((await fetch(`${server.url}/m/demo`)).status).toBe(404);
    expect(await server.stop()).toMatchObject({ code: 0, err: '' });
  });

  it('the server ends on Ctrl-C after it has answered the request in progress', async () => {
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
    // npm passes on the Ctrl-C that the terminal has already sent.
    server.child.kill('SIGINT');
    slow.end('ab');
    const [response] = (await once(slow, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
    expect((await server.ended).code).toBe(0);
  });

  it('the server starts in six processes at once on one empty data folder', async () => {
    const DATA_DIR = program.newDataDir();
    const servers = await Promise.all(Array.from({ length: 6 }, () => serve({ DATA_DIR })));
    const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('the server renders pages with the newest bundle in development', async () => {
    const bundle = path.join(program.siteDir, 'shell/server.js');
    const kept = readFileSync(bundle);
    const server = await serve({ DATA_DIR: program.newDataDir(), NODE_ENV: 'development' });
    const page = async () => (await fetch(`${server.url}/panel`)).text();
    expect(await page()).toContain('"development":true');
    writeFileSync(bundle, 'exports.renderPage = () => ({ status: 200, html: "rebuilt" });');
    expect(await page()).toBe('rebuilt');
    writeFileSync(bundle, kept);
  });
});

describe('the programs', () => {
  it('each built program is a text of one byte a character, as which V8 keeps it in half the memory', () => {
    const folder = path.join(program.siteDir, 'api');
    const wide = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, /[\u0100-\uffff]/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[0]])
      .filter(([, character]) => character !== undefined);
    expect(wide).toEqual([]);
  });

  it('no built program names the folder in which it was built', () => {
    const root = path.resolve(__dirname, '../../..');
    const files = readdirSync(program.siteDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /js$/.test(file),
    );
    const naming = files.filter((file) => readFileSync(path.join(program.siteDir, file), 'utf8').includes(root));
    expect(files.length).toBeGreaterThan(10);
    expect(naming).toEqual([]);
  });
});

describe('the demo', () => {
  let DATA_DIR: string;
  let firstOutput: string;
  beforeAll(async () => {
    DATA_DIR = program.newDataDir();
    const first = await program.serve({ DATA_DIR, DEMO: '1' });
    firstOutput = (await first.stop()).out;
  });

  it('the demo is created once, and each start with DEMO prints its sign-in', async () => {
    expect(firstOutput).toContain('demo@carta.test');
    const second = await serve({ DATA_DIR, DEMO: '1' });
    expect((await login(second.url, 'demo@carta.test', 'carta-demo')).status).toBe(200);
    expect((await second.stop()).out).toContain('demo@carta.test');
    const without = await serve({ DATA_DIR });
    expect((await without.stop()).out).not.toContain('demo@carta.test');
  });

  it('a server that stops ends open event streams and stores every visit that it answered', async () => {
    const first = await serve({ DATA_DIR });
    const { cookie } = await login(first.url, 'vacio@carta.test', 'carta-demo');
    const { body } = await fetch(`${first.url}/api/events`, { headers: { cookie } });
    const recorded = await fetch(`${first.url}/api/visits/demo-vacio`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.url, 'user-agent': 'Mozilla/5.0 Safari/605.1.15' },
      body: JSON.stringify({ visits: [{ kind: 'page', from: 'qr' }] }),
    });
    expect(recorded.status).toBe(200);
    expect(await first.stop()).toMatchObject({ code: 0, err: '' });
    expect(await new Response(body).text()).toContain('event: current');

    const second = await serve({ DATA_DIR });
    const report = await fetch(`${second.url}/api/analytics/demo-vacio/visits`, { headers: { cookie } });
    const { days } = (await report.json()) as VisitsReport;
    expect(days.map(({ qr }) => qr).filter(Boolean)).toEqual([1]);
  });
});

describe('a server that cannot start prints one line and ends with code 1', () => {
  it.each([
    ['settings are wrong', { PORT: 'x', DEMO: 'yes' }, /^Configuración: PORT: .*; DEMO: .*\n$/],
    ['the data folder cannot be written', { DATA_DIR: '/proc/carta' }, /^No se puede escribir en la carpeta .*\n$/],
  ])('where %s', async (_what, env, line) => {
    const DATA_DIR = program.newDataDir();
    const ended = await program.run('main', [], { DATA_DIR, ...env });
    expect(ended).toEqual({ code: 1, out: '', err: expect.stringMatching(line) });
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('the command line beside a running server', () => {
  it('the command line changes what the running server shows and allows at once', async () => {
    const DATA_DIR = program.newDataDir();
    const server = await serve({ DATA_DIR });
    const carta = (args: string[], input?: string) => program.run('cli', args, { DATA_DIR }, input);
    expect(await carta(['business', 'create', '--key', 'higuera', '--name', 'La Higuera'])).toMatchObject({
      code: 0,
      out: '',
    });
    const user = ['user', 'create', '--email', 'Ana@Higuera.test', '--business', 'higuera'];
    expect(await carta(user, 'una contraseña\n')).toMatchObject({ code: 0, out: '' });
    const { status, cookie } = await login(server.url, 'ana@higuera.test', 'una contraseña');
    expect(status).toBe(200);

    const imports = ['Tapas', 'Platos', 'Postres', 'Vinos'].map((title) => {
      const file = path.join(path.dirname(DATA_DIR), `${title}.json`);
      const products = [{ title: 'Croquetas', price: '2700.00' }];
      writeFileSync(file, JSON.stringify({ currency: '$', categories: [{ title, products }] }));
      return carta(['menu', 'import', file, '--business', 'higuera', '--rest', 'add']);
    });
    await Promise.all(imports);
    const menu = async () => (await fetch(`${server.url}/api/menus/higuera`, { headers: { cookie } })).json();
    const { categoriesL1 } = (await menu()) as { categoriesL1: { order: number }[] };
    expect(categoriesL1.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(await (await fetch(`${server.url}/m/higuera`)).text()).toContain('Croquetas');

    await carta(['user', 'lock', 'ana@higuera.test']);
    const change = await fetch(`${server.url}/api/items/higuera/x`, { method: 'DELETE', headers: { cookie } });
    expect(change.status).toBe(423);
  });
});
