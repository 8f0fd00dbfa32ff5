import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
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
