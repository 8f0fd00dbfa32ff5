import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { DockerfileParser } from 'dockerfile-ast';
import { inRoot } from '../root.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { lockOf, packagesLoadedBy } from './server-package.mjs';

/** The user 'nobody', where the tests run as root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const MAX_PACKAGES = 80;
const MAX_BYTES = 110_000_000;

test('what a program loads from outside is found in its text, whether it is minified or not', () => {
  const texts = [
    'module.exports = require("libsql");',
    'const a=require("node:fs"),b=require("@img/x/y");"require(\\"ajv\\")"',
  ];
  assert.deepEqual(packagesLoadedBy(texts), ['@fontsource/archivo', '@img/x', 'libsql']);
});

test('a part of a lock file has what the packages need, nearest first, and nothing else', () => {
  const locked = {
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      dependencies: { b: '^2' },
      optionalDependencies: { linux: '1', missing: '1' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '3.0.0', peerDependencies: { d: '*' } },
    'node_modules/d': { version: '4.0.0' },
    'node_modules/linux': { version: '1.0.0', optional: true },
  };
  const found = lockOf(locked, ['a']);
  assert.deepEqual(
    Object.keys(found),
    Object.keys(locked).filter((folder) => folder !== 'node_modules/b'),
  );
  assert.equal(found['node_modules/a']?.dev, undefined);
  assert.equal(found['node_modules/a/node_modules/b']?.version, '2.0.0');
  assert.throws(() => lockOf(locked, ['nothing']), /package-lock.json has no nothing/);
});

const docker = DockerfileParser.parse(readFileSync(inRoot('Dockerfile'), 'utf8'));
/** @param {string} keyword */
const instructions = (keyword) => docker.getInstructions().filter((one) => one.getKeyword() === keyword);
/** @param {import('dockerfile-ast').Instruction | undefined} instruction @returns {string[]} */
const wordsOf = (instruction) => JSON.parse(/\[.*\]$/.exec(instruction?.getArgumentsContent() ?? '')?.[0] ?? '[]');

describe('the built folder alone, by the steps of the Dockerfile', () => {
  let folder = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let port = '';
  const env = () => ({
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: port || '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'data'),
  });
  /** @param {string[]} words @param {string} [input] */
  const run = ([program = '', ...args], input = '') =>
    spawnSync(program, args, { cwd: path.join(folder, 'app'), env: env(), input, encoding: 'utf8', ...USER });

  before(async () => {
    await ensureBuilt({ mode: 'production' });
    folder = mkdtempSync(path.join(os.tmpdir(), 'carta-alone-'));
    const left = /[\\/](?:dev-shell|remote-kit|\.built|\.building)$/;
    cpSync(inRoot('dist'), path.join(folder, 'app'), { recursive: true, filter: (file) => !left.test(file) });
    const install = instructions('RUN')
      .map((one) => one.getArgumentsContent() ?? '')
      .find((step) => step.includes('--omit=dev'));
    const [program = '', ...args] = install?.split(' ') ?? [];
    execFileSync(program, [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: path.join(folder, 'app'),
      stdio: 'pipe',
    });
    chmodSync(folder, 0o777);
    if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid);
  });
  after(() => rmSync(folder, { recursive: true }));

  test('it is the server and no more: few packages, and few bytes with them', () => {
    const files = readdirSync(path.join(folder, 'app'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = files.reduce((total, { parentPath, name }) => total + statSync(path.join(parentPath, name)).size, 0);
    const lock = JSON.parse(readFileSync(path.join(folder, 'app/node_modules/.package-lock.json'), 'utf8'));
    const packages = Object.keys(lock.packages).length;
    assert.ok(packages > 5 && packages <= MAX_PACKAGES, `${packages} packages`);
    assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`);
  });

  test('an ordinary user starts it: pages, drawings and the command line work, and it ends with 0', async () => {
    const [program = '', ...args] = wordsOf(instructions('CMD')[0]);
    assert.deepEqual([program, ...args], ['node', 'server.mjs']);
    server = spawn(program, args, {
      cwd: path.join(folder, 'app'),
      env: env(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...USER,
    });
    let complaints = '';
    server.stderr?.on('data', (text) => (complaints += text));
    const lines = createInterface({ input: /** @type {import('node:stream').Readable} */ (server.stdout) });
    const [greeting] = await once(lines, 'line');
    [, port = ''] = /Carta: http:\/\/localhost:(\d+)/.exec(greeting) ?? [];

    const [health = '', ...check] = wordsOf(instructions('HEALTHCHECK')[0]);
    assert.equal(run([health, ...check]).status, 0);
    const made = run(['node', 'carta.mjs', 'business', 'create', '--key', 'higuera', '--name', 'La Higuera']);
    assert.deepEqual([made.status, made.stdout], [0, '']);
    const user = ['user', 'create', '--email', 'ana@higuera.test', '--business', 'higuera'];
    assert.equal(run(['node', 'carta.mjs', ...user], 'una frase larga\n').status, 0);
    assert.equal(run(['node', 'carta.mjs', 'business', 'list']).stdout, 'higuera  La Higuera\n');

    /** @param {string} address */
    const get = async (address) => {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      return `${answer.status} ${answer.headers.get('content-type')} ${(await answer.arrayBuffer()).byteLength > 500}`;
    };
    const html = 'text/html; charset=utf-8';
    for (const [address, expected] of [
      ['/login', `200 ${html} true`],
      ['/m/higuera', `200 ${html} true`],
      ['/files/qr/higuera.png', '200 image/png true'],
      ['/files/share/higuera.png', '200 image/png true'],
      ['/api/openapi.json', '200 application/json; charset=utf-8 true'],
    ])
      assert.equal(await get(address ?? ''), expected, address);

    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    assert.deepEqual(await exited, [0, null]);
    assert.equal(complaints, '');
    assert.ok(!existsSync(path.join(folder, 'data/demo')));
  });
});

test('the image copies what is there, and its user is not root', () => {
  const copied = instructions('COPY').map((one) => one.getArgumentsContent() ?? '');
  assert.deepEqual(copied, ['. .', '/src/dist ./']);
  assert.deepEqual(
    instructions('USER').map((one) => one.getArgumentsContent()),
    ['node'],
  );
  const settings = instructions('ENV')
    .map((one) => one.getArgumentsContent() ?? '')
    .join(' ');
  assert.match(settings, /\bHOST=0\.0\.0\.0\b/);
});

test('the units of systemd are valid', () => {
  if (spawnSync('systemd-analyze', ['--version']).error) return;
  for (const unit of ['carta.service', 'carta-backup.service']) {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', inRoot('deploy', unit)], { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, ''], unit);
  }
});
