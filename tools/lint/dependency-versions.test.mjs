import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { MAY_IMPORT } from './import-table.mjs';

/**
 * @param {string} folder
 * @returns {Record<string, Record<string, string> | undefined>}
 */
const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The npm packages that a project declares, as pairs of name and version. @param {string} folder */
function declaredIn(folder) {
  const manifest = manifestOf(folder);
  const declared = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  return declared.filter(([name]) => !name.startsWith('@carta/'));
}

describe('the version of an npm package', () => {
  const versions = Object.fromEntries(declaredIn('.'));

  it('is exact in the root', () => {
    for (const [name, version] of Object.entries(versions))
      assert.match(version, /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });

  for (const project of Object.keys(MAY_IMPORT))
    it(`is that of the root, with ^, in ${project}`, () => {
      const declared = declaredIn(project);
      const expected = declared.map(([name]) => [name, `^${versions[name] ?? ' (the root does not have it)'}`]);
      assert.deepEqual(declared, expected);
    });
});

describe('a version that the root forces on a package', () => {
  it('has its reason in docs/decisions/dependencies.md', () => {
    const page = readFileSync(inRoot('docs/decisions/dependencies.md'), 'utf8');
    for (const [name, forced] of Object.entries(manifestOf('.').overrides ?? {}))
      for (const one of [name, ...Object.keys(forced)]) assert.ok(page.includes(`\`${one}\``), one);
  });
});
