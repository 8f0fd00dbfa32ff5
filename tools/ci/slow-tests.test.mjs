import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { changeOf, LOADED, untouchedTests, withoutChange } from './slow-tests.mjs';

const ALL = withoutChange({ projects: [], files: [] });
const OF_RELEASES = ['e2e/outside-remote', 'e2e/released-remotes', 'apps/api/src/rolling-upgrade'];
const OF_PACKAGES = ['e2e/outside-remote', 'e2e/publish', 'e2e/released-remotes', 'e2e/dev-remote'];
const OF_API = ['apps/api/src/crash', 'apps/api/src/rolling-upgrade', 'apps/api/src/continuous-archiving'];
const WITHOUT_BROWSER = ['libs/api-client/packages', ...OF_API];

/**
 * Returns the journeys whose pages load nothing of an app.
 * @param {string} app
 */
const journeysWithout = (app) =>
  Object.keys(LOADED)
    .filter((name) => !LOADED[name].includes(app))
    .map((name) => `e2e/${name}`);

/** @param {readonly string[]} tests */
const allBut = (...tests) => ALL.filter((test) => !tests.includes(test));

/** @type {[what: string, change: { projects: string[], files: string[] }, leftOut: string[]][]} */
const CASES = [
  ['a page of the docs', { projects: [], files: ['docs/operate.md'] }, ALL],
  ['the server', { projects: ['@carta/api'], files: ['apps/api/src/app.ts'] }, ['libs/api-client/packages']],
  [
    'the diners’ page',
    { projects: ['@carta/public-menu'], files: ['apps/public-menu/src/server.tsx'] },
    [...OF_PACKAGES, ...WITHOUT_BROWSER, ...journeysWithout('public-menu')],
  ],
  [
    'a remote',
    { projects: ['@carta/orders'], files: ['apps/orders/src/desk/desk-screen.tsx'] },
    [...OF_PACKAGES, 'e2e/missing-browser-parts', ...WITHOUT_BROWSER, ...journeysWithout('orders')],
  ],
  ['a slow test itself', { projects: ['@carta/e2e'], files: ['e2e/publish.spec.ts'] }, allBut('e2e/publish')],
  ['what browser tests stand on', { projects: ['@carta/e2e'], files: ['e2e/testing/panel.ts'] }, WITHOUT_BROWSER],
  ['which apps journeys load', { projects: ['@carta/e2e'], files: ['e2e/journeys.json'] }, WITHOUT_BROWSER],
  ['a dependency', { projects: [], files: ['package-lock.json'] }, OF_API],
  [
    'how PostgreSQL is set up',
    { projects: [], files: ['deploy/postgresql/postgresql.conf'] },
    allBut('apps/api/src/continuous-archiving'),
  ],
  [
    'a fixture of the server’s tests',
    { projects: [], files: ['apps/api/src/testing/free-port.ts'] },
    allBut(...OF_API),
  ],
  ['a release', { projects: [], files: ['releases/1.1.0/server.tgz'] }, allBut(...OF_RELEASES)],
];

describe('slow tests that need not run', () => {
  for (const [what, change, leftOut] of CASES)
    it(`after a change of ${what}: ${leftOut.length} of ${ALL.length}`, () =>
      assert.deepEqual(withoutChange(change).sort(), [...leftOut].sort()));

  it('a project’s own tests, an app’s fixtures, their runner and lint touch no project', async () => {
    const files = [
      'apps/orders/src/desk/desk-screen.test.tsx',
      'apps/api/src/testing/send.ts',
      'jest.preset.cjs',
      'tools/lint/carta.mjs',
    ];
    assert.deepEqual(await changeOf(files), { projects: [], files });
  });

  it('a fixture that a package ships touches it', async () => {
    const { projects } = await changeOf(['libs/remote-kit/src/testing/mount-remote.tsx']);
    assert.ok(projects.includes('@carta/remote-kit'));
  });

  it('of many files of a release each folder counts', async () => {
    const many = Array.from(
      { length: 5000 },
      (_, nth) => `apps/account/src/account/a-screen-with-a-long-name-${nth}.tsx`,
    );
    const { projects } = await changeOf([...many, 'apps/orders/src/screens.ts', 'apps/orders/src/screens.test.ts']);
    assert.deepEqual(projects, ['@carta/account', '@carta/orders']);
  });

  it('of the journeys, those of a remote run after a change of it, and a good part of the others rest', () => {
    const leftOut = withoutChange({ projects: ['@carta/orders'], files: [] });
    for (const journey of ['desk', 'kitchen', 'tables', 'order-desk'])
      assert.ok(!leftOut.includes(`e2e/${journey}`), journey);
    for (const journey of ['analytics', 'options', 'account']) assert.ok(leftOut.includes(`e2e/${journey}`), journey);
  });

  it('each journey that names its apps is a slow test of its own', () => {
    for (const name of Object.keys(LOADED)) assert.ok(ALL.includes(`e2e/${name}`), name);
  });

  it('each is a file', () => {
    for (const test of ALL)
      assert.ok(
        ['.spec.ts', '.test.ts', '.postgres.test.ts'].some((ending) => existsSync(inRoot(test + ending))),
        test,
      );
  });

  it('a base that the clone does not have is an error, which leaves nothing out silently', () =>
    assert.rejects(untouchedTests('no-such-commit')));
});
