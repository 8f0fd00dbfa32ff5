import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { extract } from 'tar';
import { inRoot } from './root.mjs';

describe('each release', () => {
  const releases = readdirSync(inRoot('releases'));

  it('has an entry in the changelog, the latest first, after what is not released', () => {
    const entries = [...readFileSync(inRoot('CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    assert.deepEqual(entries, ['Unreleased', ...releases.sort().reverse()]);
  });

  it('keeps its data, and what its own server showed of them', () => {
    for (const version of releases)
      for (const file of ['carta.tar.gz', 'shown.json.gz'])
        assert.ok(existsSync(inRoot('releases', version, 'data', file)), `${version} has no ${file}`);
  });

  const unpacked = mkdtempSync(path.join(os.tmpdir(), 'carta-releases-'));
  after(() => rmSync(unpacked, { recursive: true }));

  it('has a kit that finds in the contract of its own version all that it imports', async () => {
    for (const version of releases) {
      /** @param {string} name */
      const unpack = async (name) => {
        const cwd = path.join(unpacked, version, name);
        mkdirSync(cwd, { recursive: true });
        await extract({ file: inRoot('releases', version, `carta-${name}-${version}.tgz`), cwd, strip: 1 });
        return { cwd, manifest: JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) };
      };
      const [contract, kit] = [await unpack('contract'), await unpack('remote-kit')];
      assert.equal(kit.manifest.dependencies['@carta/contract'], version);
      const programs = path.join(kit.cwd, 'dist/cjs');
      const imported = readdirSync(programs, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(programs, file), 'utf8'))
        .flatMap((text) => [...text.matchAll(/require\("@carta\/contract(.*?)"\)/g)])
        .map(([, entry]) => `.${entry}`);
      assert.ok(imported.length > 0);
      assert.deepEqual(
        imported.filter((entry) => !(entry in contract.manifest.exports)),
        [],
      );
    }
  });

  it('keeps its server, but the first, which knows no PostgreSQL', () => {
    const without = releases.filter((version) => !existsSync(inRoot('releases', version, 'server.tgz')));
    assert.deepEqual(without, ['1.0.0']);
  });
});

it('all packages have the version of the root package.json', () => {
  const versionOf = (/** @type {string} */ folder) =>
    JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).version;
  const folders = ['apps', 'libs'].flatMap((parent) => readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`));
  const others = folders
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))
    .filter((folder) => versionOf(folder) !== versionOf('.'));
  assert.deepEqual(others, []);
});
