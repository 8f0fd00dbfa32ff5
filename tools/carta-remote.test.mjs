import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ensureBuilt } from './build/ensure-built.mjs';
import { inRoot } from './root.mjs';

const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'];
const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-team-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} file @param {string | object} content */
const write = (file, content) =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

/** Runs the command line of teams in the folder. @param {string[]} args */
const cartaRemote = (...args) => cartaRemoteIn(folder, ...args);

/** @param {string} cwd @param {string[]} args */
function cartaRemoteIn(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('dist/remote-kit/carta-remote.js'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** The smallest remote: a heading and pictures. @param {{ icon?: string, more?: string }} changes */
function writeRemote({ icon = 'star', more = '' } = {}) {
  const button = { in: '/panel', order: 250, label: 'Mesas', icon };
  const screens = [{ path: '/panel/mesas', title: 'Mesas', parent: '/panel', button }];
  write('src/screens.ts', `export const SCREENS = ${JSON.stringify(screens)};\n`);
  const imports = PICTURES.map((type) => `import ${type} from './picture.${type}';`).join('\n');
  write(
    'src/remote.tsx',
    `${imports}
import { createElement } from 'react';
${more}
const pictures: string[] = [${PICTURES.join()}];
export const remote = { contractVersion: 1, Screens: () => createElement('h1', { title: pictures.join() }, 'Mesas') };
`,
  );
}

before(async () => {
  await ensureBuilt({ apps: ['remote-kit'], mode: 'production', anyMode: true });
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  write('package.json', { name: 'mesas', version: '1.0.0', carta: { team: 'mesas', contact: 'mesas@carta.test' } });
  write('tsconfig.json', { extends: '@carta/remote-kit/tsconfig.json', include: ['src'] });
  for (const type of PICTURES) write(`src/picture.${type}`, `a picture: ${type}`);
});

describe('carta-remote', () => {
  it('build takes pictures of all usual types, and names the version under which the remote is published', () => {
    writeRemote();
    const built = cartaRemote('build');
    assert.deepEqual([built.code, built.err], [0, '']);
    assert.match(built.out, /^mesas [0-9a-f]{16}: dist\n$/);
  });

  it('build leaves no dist when types, imports or icons fail, and says in a line each what is wrong', () => {
    mkdirSync(path.join(folder, 'dist'), { recursive: true });
    write('dist/mf-manifest.json', {});
    writeRemote({
      icon: 'no-such-icon',
      more: `import { readFileSync } from 'node:fs';\nimport './nothing.ts';\nconst size: number = 'large';\nconsole.log(readFileSync, size);`,
    });
    const { code, out, err } = cartaRemote('build');
    const said = out + err;
    assert.equal(code, 1);
    assert.ok(!existsSync(path.join(folder, 'dist')));
    assert.match(said, /src\/remote\.tsx\(\d+,\d+\): error TS2322: Type 'string' is not assignable to type 'number'/);
    assert.match(said, /src\/remote\.tsx: importa node:fs, que es de Node: un navegador no lo tiene/);
    assert.match(said, /src\/remote\.tsx: importa \.\/nothing\.ts, que no se encuentra/);
    assert.match(said, /src\/screens\.ts: no hay un icono 'no-such-icon'/);
    assert.doesNotMatch(said, /^\s+at |@types\/node|UnhandledSchemeError|BREAKING CHANGE/m);
  });

  it('dev says in a line that its port is taken', async () => {
    writeRemote();
    const taken = createServer();
    await new Promise((resolve) => void taken.listen(0, 'localhost', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
    const { code, err } = cartaRemote('dev', '--to', 'http://localhost:9', '--port', String(port));
    taken.close();
    assert.deepEqual([code, err], [1, `El puerto ${port} está ocupado: --port elige otro\n`]);
  });

  it('lint refuses a hook that is not always called, and what the shell shares or a browser does not have', () => {
    writeRemote();
    assert.equal(cartaRemote('lint').code, 0);
    write(
      'src/bad.tsx',
      `import { readFileSync } from 'node:fs';
import { useSelector } from 'react-redux';
import { useState } from 'react';
export function Bad({ isOpen }: { isOpen: boolean }) {
  if (isOpen) useState(readFileSync('x'));
  return useSelector(String);
}
`,
    );
    const { code, out } = cartaRemote('lint');
    rmSync(path.join(folder, 'src/bad.tsx'));
    assert.equal(code, 1);
    assert.match(out, /rules-of-hooks/);
    assert.match(out, /Take it from @carta\/panel/);
    assert.match(out, /A browser does not have it/);
  });

  it('create refuses a folder without a package.json, below a project that got the packages, and says what to do', () => {
    const empty = path.join(folder, 'mesas');
    mkdirSync(empty);
    const { code, err } = cartaRemoteIn(empty, 'create', 'mesas');
    assert.equal(code, 1);
    assert.match(err, /no tiene package\.json.*npm init -y/);
    assert.deepEqual(readdirSync(empty), []);
  });

  it('create keeps what a folder has, and adds what a remote needs', () => {
    const team = path.join(folder, 'sillas');
    mkdirSync(team);
    const manifest = {
      name: 'sillas',
      version: '2.0.0',
      main: 'index.js',
      type: 'commonjs',
      scripts: { start: 'node .' },
    };
    writeFileSync(path.join(team, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(team, '.gitignore'), '*.log\ndist/\n');
    writeFileSync(path.join(team, 'README.md'), 'Ours\n');
    assert.equal(cartaRemoteIn(team, 'create', 'sillas', '--to', 'panel.example.com').code, 1);
    assert.equal(cartaRemoteIn(team, 'create', 'sillas', '--to', 'https://panel.example.com').code, 0);
    const read = (/** @type {string} */ file) => readFileSync(path.join(team, file), 'utf8');
    const made = JSON.parse(read('package.json'));
    assert.deepEqual([made.version, made.main, made.type], ['2.0.0', undefined, 'module']);
    assert.deepEqual(made.scripts, {
      start: 'node .',
      dev: 'carta-remote dev --to https://panel.example.com',
      test: 'carta-remote test',
      lint: 'carta-remote lint',
      build: 'carta-remote build',
      check: 'carta-remote check',
      publish: 'carta-remote publish dist --to https://panel.example.com --token-file token',
    });
    assert.equal(read('.gitignore'), '*.log\ndist/\nnode_modules/\ntoken\n');
    assert.equal(read('README.md'), 'Ours\n');
  });
});
