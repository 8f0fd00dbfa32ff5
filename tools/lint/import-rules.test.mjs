import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { GROUND, MAY_IMPORT } from './import-table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The sources below exist only here, so nothing is known of their types; every other setting is the project's own.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] },
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

async function refusals(filePath, source) {
  const [{ messages }] = await eslint.lintText(source, { filePath: path.join(root, filePath) });
  assert.deepEqual(
    messages.filter(({ fatal }) => fatal),
    [],
  );
  return messages.filter(({ ruleId }) => ruleId === 'carta/import-rules').map(({ message }) => message);
}

const assertRefused = async (file, source) =>
  assert.equal((await refusals(file, source)).length, 1, `${file} must not pass with: ${source}`);
const assertAllowed = async (file, source) =>
  assert.deepEqual(await refusals(file, source), [], `${file} must pass with: ${source}`);

const projects = Object.keys(MAY_IMPORT);
const sourceOf = (project) => (/^(apps|libs)\//.test(project) ? `${project}/src/probe.ts` : `${project}/probe.ts`);
const relativePath = (from, to) => path.posix.relative(path.posix.dirname(from), to);

/** Each way in which TypeScript or Node can ask for another file. */
const WAYS = {
  import: (request) => `import { probe } from '${request}';\nprobe();`,
  'import for effect': (request) => `import '${request}';`,
  'type import': (request) => `import type { Probe } from '${request}';\nexport const probe = (value: Probe) => value;`,
  'import type expression': (request) => `export type Probe = import('${request}').Probe;`,
  'dynamic import': (request) => `await import('${request}');`,
  'dynamic import of a template': (request) => `await import(\`${request}\`);`,
  're-export': (request) => `export { probe } from '${request}';`,
  'export all': (request) => `export * from '${request}';`,
  require: (request) => `require('${request}');`,
  'mock in a test': (request) => `jest.mock('${request}');`,
};

async function inEveryWay(assertion, file, request) {
  for (const write of Object.values(WAYS)) await assertion(file, write(request));
}

const pairs = projects.flatMap((from) =>
  projects.filter((to) => to !== from).map((to) => ({ from, to, name: path.posix.basename(to) })),
);
const allowed = pairs.filter(({ from, name }) => MAY_IMPORT[from].includes(name));
const forbidden = pairs.filter((pair) => !allowed.includes(pair));

describe('the table', () => {
  it('is the one that the architecture gives', () => {
    const panel = ['panel', 'api-client', 'contract', 'domain', 'ui'];
    // docs/decisions/settings-lib.md
    const remote = ['settings', ...panel];
    assert.deepEqual(MAY_IMPORT, {
      'libs/domain': [],
      'libs/contract': ['domain'],
      'libs/api-client': ['contract', 'domain'],
      'libs/ui': ['domain'],
      'libs/panel': ['contract', 'domain', 'ui'],
      'libs/settings': panel,
      'apps/shell': panel,
      'apps/menu-editor': remote,
      'apps/orders': remote,
      'apps/account': remote,
      'apps/public-menu': ['contract', 'domain', 'ui'],
      'apps/api': ['contract', 'domain'],
      e2e: ['api-client', 'contract', 'domain'],
      bench: [],
      tools: [],
    });
  });

  it('names every project of the workspace', () => {
    const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const found = workspaces.flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const folder = pattern.slice(0, -2);
      return readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
    });
    assert.deepEqual(found.sort(), [...projects].sort());
  });

  for (const project of projects) {
    it(`agrees with what ${project}/package.json declares`, () => {
      const manifest = path.join(root, project, 'package.json');
      if (!existsSync(manifest)) return;
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
      const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@carta/'));
      assert.deepEqual(
        ours.filter((name) => !MAY_IMPORT[project].includes(name.slice('@carta/'.length))),
        [],
      );
    });
  }
});

describe('by package name', () => {
  for (const { from, to, name } of forbidden) {
    it(`${from} -> ${to} is refused`, () => inEveryWay(assertRefused, sourceOf(from), `@carta/${name}`));
  }
  for (const { from, to, name } of allowed) {
    it(`${from} -> ${to} is allowed`, () => inEveryWay(assertAllowed, sourceOf(from), `@carta/${name}`));
  }
});

describe('past the entry of a project', () => {
  for (const { from, to, name } of pairs) {
    const file = sourceOf(from);
    it(`${from} -> ${to} by relative path is refused`, () =>
      inEveryWay(assertRefused, file, relativePath(file, sourceOf(to))));
    it(`${from} -> ${to} by deep path is refused`, () =>
      inEveryWay(assertRefused, file, `@carta/${name}/src/probe.ts`));
  }
});

for (const app of projects.filter((project) => project.startsWith('apps/'))) {
  describe(`features of ${app}`, () => {
    it('one does not reach into another', () =>
      inEveryWay(assertRefused, `${app}/src/tree/probe.ts`, '../featured/probe.ts'));
    it('nor from a folder deeper down', () =>
      inEveryWay(assertRefused, `${app}/src/tree/rows/probe.ts`, '../../featured/probe.ts'));
    it("nor through the app's root", () =>
      inEveryWay(assertRefused, `${app}/src/tree/probe.ts`, '../../src/featured/probe.ts'));
    it('what stands in src may import them', () =>
      inEveryWay(assertAllowed, `${app}/src/probe.ts`, './featured/probe.ts'));
    it('they may import what stands in src', () =>
      inEveryWay(assertAllowed, `${app}/src/tree/probe.ts`, '../probe.ts'));
    it('they may import their own files', () =>
      inEveryWay(assertAllowed, `${app}/src/tree/rows/probe.ts`, '../probe.ts'));
    it('their tests may import fixtures', () =>
      inEveryWay(assertAllowed, `${app}/src/tree/probe.test.ts`, '../testing/probe.ts'));
    it('fixtures may set up any of them', () =>
      inEveryWay(assertAllowed, `${app}/src/testing/probe.ts`, '../tree/probe.ts'));
    for (const ground of GROUND[app] ?? []) {
      it(`they may stand on ${ground}`, () =>
        inEveryWay(assertAllowed, `${app}/src/tree/probe.ts`, `../${ground}/probe.ts`));
      it(`${ground} knows none of them`, () =>
        inEveryWay(assertRefused, `${app}/src/${ground}/probe.ts`, '../tree/probe.ts'));
    }
  });
}

describe('npm packages', () => {
  for (const name of ['zod/mini', 'nanoid']) {
    it(`domain may import ${name}`, () => assertAllowed('libs/domain/src/probe.ts', WAYS.import(name)));
  }
  for (const name of ['zod', 'react', 'node:fs', 'fs', 'joi', 'fast-check']) {
    it(`domain may not import ${name}`, () => assertRefused('libs/domain/src/probe.ts', WAYS.import(name)));
  }
  it('tests of domain may compare with other packages', () =>
    assertAllowed('libs/domain/src/probe.test.ts', WAYS.import('joi')));
  for (const project of ['apps/menu-editor', 'apps/orders', 'apps/account', 'libs/ui']) {
    for (const name of ['react-router-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga/effects']) {
      it(`${project} does not bring its own ${name}`, () => assertRefused(sourceOf(project), WAYS.import(name)));
    }
  }
});

describe('the rest of an import', () => {
  it('a project does not import itself by name', () =>
    assertRefused('libs/domain/src/probe.ts', WAYS.import('@carta/domain')));
  it('what is published for tests stays out of shipped files', () =>
    assertRefused('apps/shell/src/probe.ts', WAYS.import('@carta/domain/testing')));
  it('a relative path to a source names its ending', () =>
    assertRefused('libs/domain/src/probe.ts', WAYS.import('./price')));
  it('an absolute path is refused', () => assertRefused('apps/shell/src/probe.ts', WAYS.import('/srv/carta/probe.ts')));
  it('a source does not reach the files of the root', () =>
    assertRefused('apps/shell/src/probe.ts', WAYS.import('../../../webpack.base.cjs')));
  it('a configuration does', () =>
    assertAllowed('apps/shell/webpack.config.cjs', WAYS.require('../../webpack.base.cjs')));
  it('a comment does not switch the rule off', () =>
    assertRefused('libs/domain/src/probe.ts', `/* eslint-disable */\n${WAYS.import('@carta/ui')}`));
});
