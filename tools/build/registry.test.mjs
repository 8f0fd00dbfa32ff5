import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { writeRegistry } from './registry.mjs';

let folder;
const build = (name, version) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(
    path.join(folder, name, 'current.json'),
    JSON.stringify({ version, manifest: `/remotes/${name}/${version}/mf-manifest.json` }),
  );
};
const registry = () => JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('writeRegistry', () => {
  it('the registry names the last built version of each remote', () => {
    build('orders', '1.0.0-aaaaaaaa');
    build('account', '1.0.0-bbbbbbbb');
    writeRegistry(folder);
    build('orders', '1.0.0-cccccccc');
    writeRegistry(folder);
    assert.deepEqual(registry(), {
      orders: { version: '1.0.0-cccccccc', manifest: '/remotes/orders/1.0.0-cccccccc/mf-manifest.json' },
      account: { version: '1.0.0-bbbbbbbb', manifest: '/remotes/account/1.0.0-bbbbbbbb/mf-manifest.json' },
    });
  });

  it('the registry contains only our own apps', () => {
    build('someone-else', '1.0.0');
    writeRegistry(folder);
    assert.deepEqual(registry(), {});
  });

  it('the registry file is not rewritten without a change', () => {
    build('orders', '1.0.0-aaaaaaaa');
    writeRegistry(folder);
    const { ino } = statSync(path.join(folder, 'registry.json'));
    writeRegistry(folder);
    assert.equal(statSync(path.join(folder, 'registry.json')).ino, ino);
  });
});
