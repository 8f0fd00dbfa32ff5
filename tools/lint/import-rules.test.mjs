import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { findings } from './findings.mjs';
import { refusedImport } from './import-rules.mjs';
import { GROUND, MAY_IMPORT } from './import-table.mjs';

/**
 * @param {string} file from the root
 * @param {string} request
 */
const assertRefused = (file, request) =>
  assert.equal(typeof refusedImport(file, request), 'string', `${file} must not import ${request}`);
/**
 * @param {string} file from the root
 * @param {string} request
 */
const assertAllowed = (file, request) => assert.equal(refusedImport(file, request), undefined);

const projects = Object.keys(MAY_IMPORT);
const sourceOf = (project) => (/^(apps|libs)\//.test(project) ? `${project}/src/probe.ts` : `${project}/probe.ts`);
const relativePath = (from, to) => path.posix.relative(path.posix.dirname(from), to);

const pairs = projects.flatMap((from) =>
  projects.filter((to) => to !== from).map((to) => ({ from, to, name: path.posix.basename(to) })),
);
const allowed = pairs.filter(({ from, name }) => MAY_IMPORT[from].includes(name));
const forbidden = pairs.filter((pair) => !allowed.includes(pair));

describe('the import table', () => {
  it('is the one that the architecture gives', () => {
    const panel = ['panel', 'api-client', 'contract', 'domain', 'ui'];
    // docs/decisions/settings-lib.md
    const remote = ['settings', 'remote-kit', 'menu-file', ...panel];
    const others = ['shell', 'public-menu', 'api'];
    const remotes = readdirSync(inRoot('apps')).filter((app) => !others.includes(app));
    assert.deepEqual(MAY_IMPORT, {
      'libs/domain': [],
      'libs/contract': ['domain'],
      // docs/decisions/menu-files.md
      'libs/menu-file': ['domain'],
      // docs/decisions/api-reports.md
      'libs/publishing': ['contract', 'domain'],
      'libs/api-client': ['contract', 'domain'],
      'libs/ui': ['domain'],
      'libs/panel': ['contract', 'domain', 'ui'],
      'libs/settings': panel,
      'libs/remote-kit': ['publishing', 'panel', 'ui', 'contract', 'domain'],
      'apps/shell': panel,
      ...Object.fromEntries(remotes.map((app) => [`apps/${app}`, remote])),
      'apps/public-menu': ['contract', 'domain', 'ui'],
      'apps/api': ['menu-file', 'publishing', 'contract', 'domain'],
      e2e: ['api-client', 'contract', 'domain'],
      bench: [],
      tools: ['remote-kit'],
    });
  });

  it('names every project of the workspace', () => {
    const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    const found = workspaces.flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const folder = pattern.slice(0, -2);
      return readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`);
    });
    assert.deepEqual(found.sort(), [...projects].sort());
  });

  for (const project of projects) {
    it(`agrees with what ${project}/package.json declares`, () => {
      const manifest = inRoot(project, 'package.json');
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

describe('an import by package name', () => {
  for (const { from, to, name } of forbidden) {
    it(`${from} -> ${to} is refused`, () => assertRefused(sourceOf(from), `@carta/${name}`));
  }
  for (const { from, to, name } of allowed) {
    it(`${from} -> ${to} is allowed`, () => assertAllowed(sourceOf(from), `@carta/${name}`));
  }
});

describe("the panel's entry for the shell", () => {
  it('is imported by the shell and by tests', () => {
    for (const file of [
      'apps/shell/src/probe.ts',
      'apps/orders/src/testing/probe.ts',
      'libs/settings/src/probe.test.ts',
    ])
      assertAllowed(file, '@carta/panel/shell');
  });
  it('is not imported by a shipped file of a remote', () => {
    for (const file of ['apps/orders/src/probe.ts', 'libs/settings/src/probe.ts'])
      assertRefused(file, '@carta/panel/shell');
  });
});

describe('what Node has and a browser does not', () => {
  const read = ['node:fs', 'node:fs/promises', 'fs', 'node:util', 'node:path', 'node:crypto', 'node:child_process'];
  for (const lib of ['contract', 'menu-file', 'api-client', 'ui', 'panel', 'settings', 'domain'])
    it(`libs/${lib} imports none of it`, () => {
      for (const request of read) assertRefused(`libs/${lib}/src/probe.ts`, request);
      assertAllowed(`libs/${lib}/src/probe.test.ts`, 'node:fs');
    });
  it('libs/publishing imports it', () => assertAllowed('libs/publishing/src/probe.ts', 'node:fs'));
});

describe('an import past the entry of a project', () => {
  for (const { from, to, name } of pairs) {
    const file = sourceOf(from);
    it(`${from} -> ${to} by relative path is refused`, () => assertRefused(file, relativePath(file, sourceOf(to))));
    it(`${from} -> ${to} by deep path is refused`, () => assertRefused(file, `@carta/${name}/src/probe.ts`));
  }
});

for (const app of projects.filter((project) => project.startsWith('apps/'))) {
  describe(`features of ${app}`, () => {
    it('a feature does not import another feature', () =>
      assertRefused(`${app}/src/tree/probe.ts`, '../featured/probe.ts'));
    it('a subfolder of a feature does not import another feature', () =>
      assertRefused(`${app}/src/tree/rows/probe.ts`, '../../featured/probe.ts'));
    it("a feature does not import another feature through the app's root", () =>
      assertRefused(`${app}/src/tree/probe.ts`, '../../src/featured/probe.ts'));
    it('a file directly in src may import a feature', () =>
      assertAllowed(`${app}/src/probe.ts`, './featured/probe.ts'));
    it('a feature may import a file directly in src', () => assertAllowed(`${app}/src/tree/probe.ts`, '../probe.ts'));
    it('a feature may import its own files', () => assertAllowed(`${app}/src/tree/rows/probe.ts`, '../probe.ts'));
    it("a feature's test may import fixtures", () =>
      assertAllowed(`${app}/src/tree/probe.test.ts`, '../testing/probe.ts'));
    it('a fixture may import any feature', () => assertAllowed(`${app}/src/testing/probe.ts`, '../tree/probe.ts'));
    for (const ground of GROUND[app] ?? []) {
      it(`a feature may import ${ground}`, () => assertAllowed(`${app}/src/tree/probe.ts`, `../${ground}/probe.ts`));
      it(`${ground} does not import a feature`, () =>
        assertRefused(`${app}/src/${ground}/probe.ts`, '../tree/probe.ts'));
    }
  });
}

it('storage and database do not import what answers requests, and their tests may', () => {
  for (const lowest of ['storage', 'database', 'processes']) {
    assertRefused(`apps/api/src/${lowest}/probe.ts`, '../http/probe.ts');
    assertAllowed(`apps/api/src/${lowest}/probe.test.ts`, '../http/probe.ts');
    assertAllowed(`apps/api/src/${lowest}/probe.ts`, '../processes/probe.ts');
    assertAllowed(`apps/api/src/http/probe.ts`, `../${lowest}/probe.ts`);
  }
});

it('every folder that features stand on is there', () => {
  const folders = Object.entries(GROUND).flatMap(([app, names]) => names.map((name) => `${app}/src/${name}`));
  assert.deepEqual(
    folders.filter((folder) => !existsSync(inRoot(folder))),
    [],
  );
});

describe('npm packages', () => {
  for (const name of ['zod/mini', 'nanoid']) {
    it(`domain may import ${name}`, () => assertAllowed('libs/domain/src/probe.ts', name));
  }
  for (const name of ['zod', 'react', 'node:fs', 'fs', 'joi', 'fast-check']) {
    it(`domain may not import ${name}`, () => assertRefused('libs/domain/src/probe.ts', name));
  }
  it('a shipped file may not import a package that its package.json does not declare', () => {
    assertRefused('apps/api/src/probe.ts', 'react');
    assertRefused('apps/api/src/probe.ts', '@testing-library/react');
    assertAllowed('apps/api/src/probe.ts', 'fastify');
    assertAllowed('apps/api/src/probe.ts', 'node:fs/promises');
  });
  it('a test may import what the root declares', () => {
    assertAllowed('apps/account/src/probe.test.tsx', '@testing-library/react');
    assertRefused('apps/account/src/probe.test.tsx', 'left-pad');
  });
  it('a test of domain may import any package', () => assertAllowed('libs/domain/src/probe.test.ts', 'joi'));
  for (const project of ['apps/menu-editor', 'apps/orders', 'apps/account', 'libs/ui']) {
    for (const name of ['react-router-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga/effects']) {
      it(`${project} may not import ${name}`, () => assertRefused(sourceOf(project), name));
    }
  }
});

describe('an import', () => {
  it('of its own project by name is refused', () => assertRefused('libs/domain/src/probe.ts', '@carta/domain'));
  it('of a testing entry by a shipped file is refused', () =>
    assertRefused('apps/shell/src/probe.ts', '@carta/domain/testing'));
  it('of a source by a relative path without an ending is refused', () =>
    assertRefused('libs/domain/src/probe.ts', './price'));
  it('by an absolute path is refused', () => assertRefused('apps/shell/src/probe.ts', '/srv/carta/probe.ts'));
  it('of a webpack configuration by a source is refused', () =>
    assertRefused('apps/shell/src/probe.ts', '../../../tools/webpack/remote.cjs'));
  it('of a webpack configuration by an app’s configuration is allowed', () =>
    assertAllowed('apps/shell/webpack.config.cjs', '../../tools/webpack/remote.cjs'));
});

describe('lint', () => {
  /** Returns the files whose imports are refused. @param {Record<string, string>} sources by path from the root */
  const refused = (sources) =>
    findings(sources).flatMap((finding) => (finding.endsWith(' carta(import-rules)') ? finding.split(' ')[0] : []));

  it('applies the rule to every project', () => {
    const sources = projects.map(sourceOf);
    assert.deepEqual(
      refused(Object.fromEntries(sources.map((file) => [file, "import '/srv/carta/probe.ts';\n"]))),
      sources.sort(),
    );
  });

  /** @type {Record<string, (request: string) => string>} Each way in which TypeScript or Node can ask for another file. */
  const WAYS = {
    import: (request) => `import { probe } from '${request}';\nprobe();`,
    'import-for-effect': (request) => `import '${request}';`,
    'type-import': (request) =>
      `import type { Probe } from '${request}';\nexport const probe = (value: Probe) => value;`,
    'import-type-expression': (request) => `export type Probe = import('${request}').Probe;`,
    'dynamic-import': (request) => `await import('${request}');`,
    'dynamic-import-of-a-template': (request) => `await import(\`${request}\`);`,
    're-export': (request) => `export { probe } from '${request}';`,
    'export-all': (request) => `export * from '${request}';`,
    require: (request) => `require('${request}');`,
    'mock-in-a-test': (request) => `jest.mock('${request}');`,
    'behind-a-comment-that-disables-lint': (request) => `/* eslint-disable */\nimport '${request}';`,
  };
  const sources = Object.entries(WAYS).flatMap(([way, write]) => [
    [`libs/domain/src/${way}.ts`, write('@carta/ui')],
    [`libs/contract/src/${way}.ts`, write('@carta/domain')],
  ]);
  const found = refused(Object.fromEntries(sources));
  for (const way of Object.keys(WAYS)) {
    it(`refuses a forbidden import and allows another: ${way}`, () => {
      assert.ok(found.includes(`libs/domain/src/${way}.ts`));
      assert.ok(!found.includes(`libs/contract/src/${way}.ts`));
    });
  }
});
