import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CartaServer } from './testing/carta-server.ts';
import { saveSource, startDevServer } from './testing/dev-server.ts';
import { openHome, openScreen, OWNER } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Output {
  readonly code: number;
  readonly out: string;
}

/** Runs a program as a person does who has nothing of this repository. */
const run = (cwd: string, program: string, args: readonly string[]) =>
  new Promise<Output>((resolve) =>
    execFile(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: out + err }),
    ),
  );

async function expectDone(output: Promise<Output>): Promise<string> {
  const { code, out } = await output;
  expect(code, out).toBe(0);
  return out;
}

const QUICKLY = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];

interface Lock {
  readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
}

/** A folder outside the repository with all packages installed from their tarballs. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carta-outside-'));
  const tarballs = path.join(folder, 'tarballs');
  const packed = await expectDone(run(ROOT, process.execPath, ['tools/packages/pack.mjs', '--for-tests', tarballs]));
  const files = [...packed.matchAll(/^\/.*\/(carta-([\w-]+)-\d[\w.]*\.tgz)$/gm)].map(([, file, name]) => [name, file]);
  expect(files).toHaveLength(7);
  const team = path.join(folder, 'mesas');
  await mkdir(team);
  const dependencies = Object.fromEntries(files.map(([name, file]) => [`@carta/${name}`, `file:../tarballs/${file}`]));
  const write = (name: string, value: object) => writeFile(path.join(team, name), JSON.stringify(value));
  await write('package.json', { name: 'mesas', version: '1.0.0', dependencies });
  // The versions that this repository has tried, which npm's cache holds; npm drops what no package of ours asks for.
  const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const known = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  await write('package-lock.json', {
    name: 'mesas',
    lockfileVersion: 3,
    requires: true,
    packages: { '': {}, ...Object.fromEntries(known) },
  });
  await expectDone(run(team, 'npm', ['install', ...QUICKLY]));
  return folder;
}

/** Writes a token of the remote `mesas` into the file that the commands name. */
async function writeToken(server: CartaServer, team: string): Promise<void> {
  const { out } = await server.carta(['remote', 'token', 'create', '--remote', 'mesas']);
  await writeFile(path.join(team, 'token'), out);
}

/** Returns the commands of 'The first day' in docs/teams.md, by block, but for those of the installation. */
async function firstDay(url: string): Promise<string[][]> {
  const page = await readFile(path.join(ROOT, 'docs/teams.md'), 'utf8');
  const [, section = ''] = /\n## The first day\n([^]*?)\n## /.exec(page) ?? [];
  return [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => line.replace(/\s+# .*/, '').replace('https://panel.example.com', url))
      .filter((line) => !line.startsWith('npm install ')),
  );
}

/** Lets the section's text have a colour of a design system that is newer than the shell. */
async function useNewToken(team: string): Promise<void> {
  await appendFile(path.join(team, 'node_modules/@carta/ui/tokens.css'), ':root { --color-mesa: rgb(1, 102, 3); }');
  await appendFile(path.join(team, 'src/main-screen.module.css'), 'p.words { color: var(--color-mesa); }');
}

/** The tarballs of the newest release of a lower minor version than today's, or of today's version while there is none. */
async function releasedTarballs(): Promise<string[]> {
  const releases = path.join(ROOT, 'releases');
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'libs/panel/package.json'), 'utf8')) as {
    version: string;
  };
  const minorOf = (text: string) => text.split('.').slice(0, 2).map(Number) as [number, number];
  const [major, minor] = minorOf(version);
  const older = (await readdir(releases)).filter((one) => minorOf(one)[0] === major && minorOf(one)[1] < minor);
  const newest = older.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? version;
  const files = await readdir(path.join(releases, newest));
  return files.filter((file) => /^carta-.*\.tgz$/.test(file)).map((file) => path.join(releases, newest, file));
}

test.describe('a remote from outside of this repository', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  let folder: string;
  let team: string;
  const carta = (...args: string[]) => expectDone(run(team, path.join(team, 'node_modules/.bin/carta-remote'), args));

  test.beforeAll(async () => {
    // Packs and installs all packages.
    test.setTimeout(240_000);
    folder = await installed();
    team = path.join(folder, 'mesas');
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a team with the packages alone tests, builds, checks and publishes a section, rolls it back, and it goes without a trace', async ({
    page,
    server,
  }) => {
    // Built and checked twice, each time in a browser of its own.
    test.setTimeout(240_000);
    await writeToken(server, team);
    const typed = (command: string) => expectDone(run(team, 'bash', ['-c', command]));

    const [first = [], change = []] = await firstDay(server.url);
    expect([first[0], change.at(-1)]).toEqual([
      expect.stringMatching(/create mesas$/),
      expect.stringMatching(/rollback mesas /),
    ]);
    const outputs: string[] = [];
    const took: string[] = [];
    for (const command of first) {
      const started = Date.now();
      outputs.push(await typed(command));
      took.push(`${command.split(' ')[2]} ${(Date.now() - started) / 1000}`);
      if (command.endsWith('create mesas')) await useNewToken(team);
    }
    expect(outputs.join('\n')).toMatch(/2 passed[^]*revisada: 1 pantalla[^]*está publicada/);

    await openHome(page, OWNER);
    await page.getByRole('link', { name: 'Mesas', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible();
    await expect(page.getByText(/^Tu menú tiene \d+ productos\.$/)).toHaveCSS('color', 'rgb(1, 102, 3)');

    for (const command of change.slice(0, -1)) outputs.push(await typed(command));
    expect(outputs.at(-1)).toMatch(/Primera versión[^]*10 %/);
    await page.goto('/panel');
    await expect(page.getByRole('link', { name: 'Mesas y sillas' })).toBeVisible();
    const started = Date.now();
    await typed(change.at(-1) ?? '');
    took.push(`rollback ${(Date.now() - started) / 1000}`);
    await page.goto('/panel');
    await expect(page.getByRole('link', { name: 'Mesas', exact: true })).toBeVisible();

    expect((await server.carta(['remote', 'remove', 'mesas'])).code).toBe(0);
    await page.goto('/panel');
    await expect(page.getByRole('link', { name: 'Cuenta' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Mesas/ })).toHaveCount(0);
    expect((await page.request.get('/panel/mesas')).status()).toBe(404);

    // A limit here would measure what else the machine does.
    test.info().annotations.push({ type: 'seconds', description: took.join(', ') });
  });

  test('a team sees in the open page what it saves, on a panel that does not have the section', async ({
    browser,
    server,
  }) => {
    test.setTimeout(120_000);
    const program = path.join(team, 'node_modules/.bin/carta-remote');
    const dev = await startDevServer((port) => ({
      program,
      args: ['dev', '--to', server.url, '--port', String(port)],
      cwd: team,
    }));
    const page = await browser.newPage({ baseURL: dev.url });
    await openScreen(page, '/panel/mesas', 'Mesas');
    await expect(page.getByText(/^Tu menú tiene \d+ productos\.$/)).toBeVisible();
    const source = path.join(team, 'src/main-screen.tsx');
    const change = (from: string, to: string) =>
      saveSource(page, source, [`${from} tiene`, `${to} tiene`], () =>
        expect(page.getByText(new RegExp(`^${to} tiene \\d+ productos\\.$`))).toBeVisible(),
      );
    await change('Tu menú', 'Tu carta');
    await change('Tu carta', 'Tu menú');
    await page.close();
    await dev.end();
  });

  test('a remote that is built with the packages of the previous release runs in the shell of today', async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    await writeToken(server, team);
    await expectDone(run(team, 'npm', ['install', ...QUICKLY, ...(await releasedTarballs())]));
    await carta('build');
    await carta('publish', 'dist', '--to', server.url, '--token-file', 'token', '--unchecked');
    await openHome(page, OWNER);
    await page.getByRole('link', { name: /^Mesas/ }).click();
    await expect(page.getByText(/^Tu menú tiene \d+ productos\.$/)).toBeVisible();
  });
});
