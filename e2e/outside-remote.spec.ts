import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CartaServer } from './testing/carta-server.ts';
import { saveSource, startDevServer } from './testing/dev-server.ts';
import { openHome, openScreen, OWNER } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASES = path.join(ROOT, 'releases');

interface Output {
  readonly code: number;
  readonly out: string;
}

/** Without what this test's own run sets; npm takes what it has before it asks the registry. */
const OF_A_PERSON = {
  NODE_OPTIONS: '',
  FORCE_COLOR: '0',
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Runs a program as a person does who has nothing of this repository. */
const run = (cwd: string, program: string, args: readonly string[]) =>
  new Promise<Output>((resolve) =>
    execFile(program, args, { cwd, env: { ...process.env, ...OF_A_PERSON } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: out + err }),
    ),
  );

async function expectDone(output: Promise<Output>): Promise<string> {
  const { code, out } = await output;
  expect(code, out).toBe(0);
  return out;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
}

/** Another project outside the repository, with the tarballs of all packages and the empty folder of a team. */
async function projectAbove(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carta-outside-'));
  const packed = await expectDone(run(ROOT, process.execPath, ['tools/packages/pack.mjs', '--for-tests', folder]));
  expect(packed.match(/^\/.*\/carta-[\w-]+-\d[\w.]*\.tgz$/gm)).toHaveLength(7);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'another-project', version: '1.0.0' }));
  const team = path.join(folder, 'mesas');
  await mkdir(team);
  // The versions that this repository has tried, which npm's cache holds; npm drops what no package of ours asks for.
  const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const known = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  const lock = {
    name: 'mesas',
    lockfileVersion: 3,
    requires: true,
    packages: { '': {}, ...Object.fromEntries(known) },
  };
  await writeFile(path.join(team, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

/** Writes a token of the remote `mesas` into the file that the commands name. */
async function writeToken(server: CartaServer, team: string): Promise<void> {
  const { out } = await server.carta(['remote', 'token', 'create', '--remote', 'mesas']);
  await writeFile(path.join(team, 'token'), out);
}

/** Returns the commands of 'The first day' in docs/teams.md, by block, for the panel at `url`. */
async function firstDay(url: string): Promise<string[][]> {
  const page = await readFile(path.join(ROOT, 'docs/teams.md'), 'utf8');
  const [, section = ''] = /\n## The first day\n([^]*?)\n## /.exec(page) ?? [];
  return [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => line.replace('https://panel.example.com', url)),
  );
}

/** Lets the section's text have a colour of a design system that is newer than the shell. */
async function useNewToken(team: string): Promise<void> {
  await appendFile(path.join(team, 'node_modules/@carta/ui/tokens.css'), ':root { --color-mesa: rgb(1, 102, 3); }');
  await appendFile(path.join(team, 'src/main-screen.module.css'), 'p.words { color: var(--color-mesa); }');
}

/** The tarballs of the newest release of a lower minor version than today's, or of today's version while there is none. */
async function releasedTarballs(): Promise<string[]> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'libs/panel/package.json'), 'utf8')) as {
    version: string;
  };
  const minorOf = (text: string) => text.split('.').slice(0, 2).map(Number) as [number, number];
  const [major, minor] = minorOf(version);
  const older = (await readdir(RELEASES)).filter((one) => minorOf(one)[0] === major && minorOf(one)[1] < minor);
  const newest = older.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? version;
  const files = await readdir(path.join(RELEASES, newest));
  return files.filter((file) => /^carta-.*\.tgz$/.test(file)).map((file) => path.join(RELEASES, newest, file));
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
    folder = await projectAbove();
    team = path.join(folder, 'mesas');
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a team pastes the first day of docs/teams.md into an empty folder below another project: a section is tested, built, checked, published, tried, rolled back, and goes without a trace', async ({
    page,
    server,
  }) => {
    // Installs all packages; built and checked twice, each time in a browser of its own.
    test.setTimeout(300_000);
    await writeToken(server, team);
    const typed = (command: string) => expectDone(run(team, 'bash', ['-c', command]));

    const [first = [], change = []] = await firstDay(server.url);
    expect([first[0], change.at(-1)]).toEqual([
      expect.stringMatching(/^npm init -y/),
      expect.stringMatching(/rollback mesas /),
    ]);
    // Not every shell takes them for comments where commands are pasted.
    expect([...first, ...change].filter((command) => command.includes('#'))).toEqual([]);
    const outputs: string[] = [];
    const took: string[] = [];
    for (const command of first) {
      const started = Date.now();
      outputs.push(await typed(command));
      took.push(`${command.split(' ')[command.startsWith('npx') ? 2 : 1]} ${(Date.now() - started) / 1000}`);
      if (command.includes(' create mesas')) await useNewToken(team);
    }
    const said = outputs.join('\n');
    expect(said).toMatch(/2 passed[^]*revisada: 1 pantalla[^]*está publicada/);
    const [, version] = /^mesas ([0-9a-f]{16}): dist$/m.exec(said) ?? [];
    expect(said).toContain(`${version} revisada: 1 pantalla con @carta/panel`);
    expect(said).toContain(`mesas ${version} está publicada`);
    const ignored = (await readFile(path.join(team, '.gitignore'), 'utf8')).split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['token', 'dist/', 'node_modules/']));
    const { scripts } = JSON.parse(await readFile(path.join(team, 'package.json'), 'utf8')) as { scripts: object };
    expect(scripts).toMatchObject({
      dev: `carta-remote dev --to ${server.url}`,
      lint: 'carta-remote lint',
      publish: `carta-remote publish dist --to ${server.url} --token-file token`,
    });
    expect(await readFile(path.join(team, 'README.md'), 'utf8')).toContain('`/panel/mesas`');

    await openHome(page, OWNER);
    await page.getByRole('link', { name: 'Mesas', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible();
    await expect(page.getByText(/^Tu menú tiene \d+ productos\.$/)).toHaveCSS('color', 'rgb(1, 102, 3)');

    for (const command of change.slice(0, -1)) outputs.push(await typed(command));
    expect(outputs.at(-1)).toMatch(/Primera versión[^]*10 %/);
    expect(outputs.at(-1)).toContain(`publicada  ${version}  `);
    const trial = outputs.slice(first.length).join('\n');
    expect(trial).toMatch(/a prueba para el 10 % de los negocios, que son \d de 3 /);
    expect(trial).toMatch(/En los últimos 10 minutos, a prueba para el 10 %[^]*No falló nada/);
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

    // What is declared follows on home too, where the section's code is not loaded.
    const rewrite = async (file: string, pairs: readonly (readonly [string, string])[]) => {
      const place = path.join(team, 'src', file);
      const text = pairs.reduce((all, [from, to]) => all.replaceAll(from, to), await readFile(place, 'utf8'));
      await writeFile(place, text);
    };
    await openHome(page, OWNER);
    await rewrite('remote-screens.tsx', [['/panel/mesas', '/panel/salon']]);
    await rewrite('screens.ts', [
      ['/panel/mesas', '/panel/salon'],
      ["label: 'Mesas y sillas'", "label: 'Salón'"],
      ["title: 'Mesas'", "title: 'El salón'"],
    ]);
    await page.getByRole('link', { name: 'Salón', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'El salón' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/panel/salon');

    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await rewrite('main-screen.tsx', [['menu ?', 'menu?.name === 7 ?']]);
    await expect(overlay.contentFrame().getByText(/main-screen\.tsx.*TS2367/)).toBeVisible();
    expect(dev.said()).toMatch(/src\/main-screen\.tsx\(\d+,\d+\): error TS2367/);
    await rewrite('main-screen.tsx', [['menu?.name === 7 ?', 'menu ?']]);
    await expect(overlay).toHaveCount(0);
    await rewrite('remote-screens.tsx', [['/panel/salon', '/panel/mesas']]);
    await rewrite('screens.ts', [
      ['/panel/salon', '/panel/mesas'],
      ["label: 'Salón'", "label: 'Mesas y sillas'"],
      ["title: 'El salón'", "title: 'Mesas'"],
    ]);
    await page.close();
    await dev.end();
  });

  test('a remote that is built with the packages of the previous release runs in the shell of today, and the matrix of the released shells says in which others', async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    await writeToken(server, team);
    const released = await releasedTarballs();
    await expectDone(run(team, 'npm', ['install', ...released]));
    await carta('build');
    const kits = readdirSync(RELEASES).map((version) =>
      path.join(RELEASES, version, `carta-remote-kit-${version}.tgz`),
    );
    const own = released.find((file) => file.includes('carta-remote-kit-')) ?? '';
    expect(own).not.toBe('');
    const program = [path.join(ROOT, 'dist/remote-kit/carta-remote.js'), 'check'];
    const matrix = await run(team, process.execPath, [...program, ...kits.flatMap((kit) => ['--against', kit])]);
    expect(matrix.code).toBe(1);
    for (const kit of kits.sort())
      expect(matrix.out).toMatch(
        kit.localeCompare(own, 'en', { numeric: true }) < 0
          ? new RegExp(`necesita @carta/panel \\S+, y el panel tiene [^]*no funciona en ${kit}`)
          : new RegExp(`revisada: 1 pantalla con @carta/panel \\S+ en ${kit}`),
      );
    await carta('publish', 'dist', '--to', server.url, '--token-file', 'token', '--unchecked');
    await openHome(page, OWNER);
    await page.getByRole('link', { name: /^Mesas/ }).click();
    await expect(page.getByText(/^Tu menú tiene \d+ productos\.$/)).toBeVisible();
  });
});
