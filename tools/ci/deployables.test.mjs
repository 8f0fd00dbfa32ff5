import assert from 'node:assert/strict';
import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { affectedProjects, DEPLOYABLES } from './deployables.mjs';

const PACKAGES = ['api-client', 'contract', 'domain', 'panel', 'remote-kit', 'settings', 'ui'];
const REMOTES = ['account', 'menu-editor', 'orders'];

/** @type {[file: string, projects: string[]][]} What is touched beside the file's own dependents: `e2e` and `tools` import packages too. */
const CASES = [
  ['apps/orders/src/screens.ts', ['orders']],
  ['apps/public-menu/src/server.tsx', ['public-menu']],
  ['libs/panel/src/panel.ts', ['panel', 'settings', 'remote-kit', 'shell', 'tools', ...REMOTES]],
  [
    'libs/ui/src/button/button.tsx',
    ['ui', 'panel', 'settings', 'remote-kit', 'shell', 'public-menu', 'tools', ...REMOTES],
  ],
  ['libs/menu-file/src/menu-file.ts', ['menu-file', 'api', 'menu-editor', 'tools']],
  ['libs/publishing/src/publishing.ts', ['publishing', 'remote-kit', 'api', 'tools']],
  [
    'libs/domain/src/domain.ts',
    [...PACKAGES, 'menu-file', 'publishing', 'shell', 'public-menu', 'api', 'e2e', 'tools', ...REMOTES],
  ],
  [
    'package-lock.json',
    [...PACKAGES, 'menu-file', 'publishing', 'shell', 'public-menu', 'api', 'e2e', 'tools', 'bench', ...REMOTES],
  ],
];

describe('what a change touches', () => {
  for (const [file, projects] of CASES)
    it(`a change of ${file} touches ${projects.length} projects`, async () => {
      const expected = projects.map((project) => `@carta/${project}`).sort();
      assert.deepEqual(await affectedProjects([`--files=${file}`]), expected);
    });
});

describe('.ci', () => {
  for (const name of Object.keys(DEPLOYABLES))
    it(`.ci/${name} runs the pipeline of ${name}`, () => {
      const file = inRoot('.ci', name);
      accessSync(file, constants.X_OK);
      assert.match(readFileSync(file, 'utf8'), new RegExp(`tools/ci\\.mjs ${name}$`, 'm'));
    });
});
