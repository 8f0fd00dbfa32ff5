import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { untouchedTests, withoutChange } from './slow-tests.mjs';

const ALL = [
  'e2e/outside-remote',
  'e2e/publish',
  'e2e/released-remotes',
  'e2e/dev-remote',
  'e2e/missing-browser-parts',
  'e2e/xss',
  'apps/api/src/crash',
  'apps/api/src/rolling-upgrade',
];
const WITHOUT_BROWSER = ['apps/api/src/crash', 'apps/api/src/rolling-upgrade'];

/** @type {[what: string, change: { projects: string[], files: string[] }, leftOut: string[]][]} */
const CASES = [
  ['nothing', { projects: [], files: [] }, ALL],
  ['a page of the docs', { projects: [], files: ['docs/operate.md'] }, ALL],
  ['the server', { projects: ['@carta/api'], files: ['apps/api/src/app.ts'] }, []],
  [
    'the diners’ page',
    { projects: ['@carta/public-menu'], files: ['apps/public-menu/src/server.tsx'] },
    ALL.filter((test) => !['e2e/xss', 'e2e/missing-browser-parts'].includes(test)),
  ],
  [
    'a slow test itself',
    { projects: ['@carta/e2e'], files: ['e2e/publish.spec.ts'] },
    ALL.filter((test) => test !== 'e2e/publish'),
  ],
  ['what browser tests stand on', { projects: ['@carta/e2e'], files: ['e2e/testing/panel.ts'] }, WITHOUT_BROWSER],
  [
    'a release',
    { projects: [], files: ['releases/1.1.0/server.tgz'] },
    ['e2e/publish', 'e2e/dev-remote', 'e2e/missing-browser-parts', 'e2e/xss', 'apps/api/src/crash'],
  ],
];

describe('slow tests that need not run', () => {
  for (const [what, change, leftOut] of CASES)
    it(`after a change of ${what}: ${leftOut.length} of ${ALL.length}`, () =>
      assert.deepEqual(withoutChange(change), leftOut));

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
