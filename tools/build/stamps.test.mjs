import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { hashOf, isStale } from './stamps.mjs';

let root;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = () => hashOf(root, ['apps/shell', 'libs/domain', 'package-lock.json']);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'carta-stamps-'));
  write('apps/shell/src/main.ts', 'start();');
  write('libs/domain/src/price.ts', 'export const price = 1;');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashOf', () => {
  const changes = {
    'a changed file': () => write('apps/shell/src/main.ts', 'start(1);'),
    'a changed file of a lib': () => write('libs/domain/src/price.ts', 'export const price = 2;'),
    'a changed setting': () => write('package-lock.json', '{ "lockfileVersion": 3 }'),
    'a new file': () => write('apps/shell/src/home/home.ts', ''),
    'a removed file': () => rmSync(path.join(root, 'libs/domain/src/price.ts')),
    'a renamed file': () =>
      renameSync(path.join(root, 'apps/shell/src/main.ts'), path.join(root, 'apps/shell/src/start.ts')),
  };
  for (const [what, change] of Object.entries(changes)) {
    it(`the hash changes after ${what}`, () => {
      const before = hash();
      change();
      assert.notEqual(hash(), before);
    });
  }

  const same = {
    'a file that is saved without a change': () => write('apps/shell/src/main.ts', 'start();'),
    'a test': () => write('apps/shell/src/main.test.ts', 'it();'),
    'a fixture of tests': () => write('libs/domain/src/testing/menu.ts', ''),
    'a page of docs': () => write('libs/domain/RULES.md', '#'),
    'a change of built or installed files': () =>
      ['dist/a.js', 'node_modules/a.js', 'test-results/a.json', 'test-results.json'].forEach((file) =>
        write(`apps/shell/${file}`, ''),
      ),
    'another project': () => write('apps/orders/src/remote.tsx', ''),
  };
  for (const [what, change] of Object.entries(same)) {
    it(`the hash stays the same after ${what}`, () => {
      const before = hash();
      change();
      assert.equal(hash(), before);
    });
  }
});

describe('isStale', () => {
  const stamp = () => ({ mode: 'production', hash: 'a', outputs: [path.join(root, 'apps')] });

  it('an app without a build is stale', () => assert.equal(isStale(undefined, { hash: 'a' }), true));
  it('a build of the same sources is not stale', () =>
    assert.equal(isStale(stamp(), { hash: 'a', mode: 'production' }), false));
  it('a build of other sources is stale', () =>
    assert.equal(isStale(stamp(), { hash: 'b', mode: 'production' }), true));
  it('a build of another mode is stale', () =>
    assert.equal(isStale(stamp(), { hash: 'a', mode: 'development' }), true));
  it('a build of another mode is not stale if any mode is accepted', () =>
    assert.equal(isStale({ ...stamp(), mode: 'development' }, { hash: 'a' }), false));
  it('a build whose files are gone is stale', () => {
    rmSync(path.join(root, 'apps'), { recursive: true });
    assert.equal(isStale({ ...stamp() }, { hash: 'a', mode: 'production' }), true);
  });
});
