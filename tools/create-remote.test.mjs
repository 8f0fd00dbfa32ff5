import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { inRoot } from './root.mjs';

const COPIED = [
  '.ci',
  '.npmrc',
  'apps',
  'bench',
  'e2e',
  'libs',
  'tools',
  'jest.left-out.cjs',
  'jest.preset.cjs',
  'jest.runtime.cjs',
];
const SETTINGS = [
  '.oxlintrc.json',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const LEFT_OUT = /[\\/](?:node_modules|dist|reference|test-results|test-results\.json)$/;
/** A remote uses no app; one is the model of the new one. Lint would read all of them. */
const OTHER_SOURCES = /[\\/]apps[\\/](?!account[\\/])[^\\/]+[\\/](?:src|demo)$|\.spec\.ts$/;

/** @param {string} file */
const isCopied = (file) => !LEFT_OUT.test(file) && !OTHER_SOURCES.test(file);

const copy = mkdtempSync(path.join(os.tmpdir(), 'carta-create-'));
after(() => rmSync(copy, { recursive: true }));

/** @param {string} folder @param {string[]} command */
const node = (folder, ...command) =>
  execFileSync(process.execPath, command, {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });

test('npm run create-remote makes a remote that passes lint, types and its own tests, and builds', () => {
  for (const name of [...COPIED, ...SETTINGS])
    cpSync(inRoot(name), path.join(copy, name), { recursive: true, filter: isCopied });
  // npm replaces files and writes none in place, so that linked ones stay as they are.
  execFileSync('cp', ['-al', inRoot('node_modules'), path.join(copy, 'node_modules')]);

  assert.match(node('.', 'tools/create-remote.mjs', 'mesas'), /apps\/mesas is made/);
  assert.match(readFileSync(path.join(copy, '.ci/mesas'), 'utf8'), /mesas/);
  const modules = path.join(copy, 'node_modules');
  node('apps/mesas', path.join(modules, 'typescript7/bin/tsc'), '--singleThreaded', '-p', '.');
  node('.', path.join(modules, 'oxlint/bin/oxlint'), 'apps/mesas');
  node('apps/mesas', path.join(modules, 'jest/bin/jest.js'));
  node('.', 'tools/build/build-app.mjs', 'mesas', 'production');
  assert.ok(existsSync(path.join(copy, 'dist/remotes/mesas/current.json')));
});
