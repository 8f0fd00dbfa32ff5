import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { removeOldVersions } from './old-versions.mjs';

let folder;
/** Versions from the oldest to the newest. */
const built = (name, versions) => {
  for (const [age, version] of versions.entries()) {
    const place = path.join(folder, name, version);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'mf-manifest.json'), '{}');
    utimesSync(place, 1_000 + age, 1_000 + age);
  }
  writeFileSync(path.join(folder, name, 'current.json'), '{}');
};
const register = (registry) => writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry));
const remaining = (name) => readdirSync(path.join(folder, name)).sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-versions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('removeOldVersions', () => {
  it('old versions are removed, except the one that open pages may still load', () => {
    built('orders', ['1.0.0-aaaa', '1.0.0-dddd', '1.0.0-bbbb', '1.0.0-cccc']);
    built('account', ['1.0.0-eeee']);
    register({ orders: { version: '1.0.0-cccc' }, account: { version: '1.0.0-eeee' } });
    removeOldVersions(folder);
    assert.deepEqual(remaining('orders'), ['1.0.0-bbbb', '1.0.0-cccc', 'current.json']);
    assert.deepEqual(remaining('account'), ['1.0.0-eeee', 'current.json']);
  });

  it('a registered version stays, however old it is', () => {
    built('orders', ['1.0.0-aaaa', '1.0.0-bbbb', '1.0.0-cccc']);
    register({ orders: { version: '1.0.0-aaaa' } });
    removeOldVersions(folder);
    assert.deepEqual(remaining('orders'), ['1.0.0-aaaa', '1.0.0-cccc', 'current.json']);
  });

  it('the versions of an unregistered remote stay', () => {
    built('someone-else', ['1.0.0', '1.1.0', '1.2.0']);
    register({});
    removeOldVersions(folder);
    assert.deepEqual(remaining('someone-else'), ['1.0.0', '1.1.0', '1.2.0', 'current.json']);
  });
});
