import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { REMOTES } from '../lint/import-table.mjs';
import { inRoot } from '../root.mjs';
import { affectedProjects } from './deployables.mjs';

/** @typedef {{ projects: string[], files: string[] }} Change projects by name; paths from the root */

const APPS = ['api', 'shell', 'public-menu', ...REMOTES.map((remote) => remote.slice('apps/'.length))];

/** @type {Record<string, string[]>} Journey -> the apps that its pages load besides the shell. It fails if they load another. */
export const LOADED = JSON.parse(readFileSync(inRoot('e2e/journeys.json'), 'utf8'));

/**
 * Returns what a journey goes through: every app, unless it is listed.
 * @param {string} name
 */
const appsOf = (name) => (name in LOADED ? ['api', 'shell', ...LOADED[name]] : APPS);

/** What all browser tests stand on besides the apps, and what says which of them run: an entry that lacks an app fails its journey. */
const E2E = ['e2e/testing/', 'e2e/journeys.json', 'tools/webpack/', 'package-lock.json'];

/** Journeys that always run, so that what changes outside, such as the browser, is met: sign-in, the first change, tree, orders, the diners' page, remotes that fail, the budgets. */
const ALWAYS = [
  'budget',
  'featured',
  'home',
  'hydration',
  'live',
  'main-job',
  'order',
  'orders',
  'public-menu-json',
  'remote-faults',
  'remotes',
  'session',
  'tree',
];

const journeys = readdirSync(inRoot('e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.slice(0, -'.spec.ts'.length))
  .filter((name) => !ALWAYS.includes(name));

const API_FIXTURES = 'apps/api/src/testing/';

/** @type {Record<string, Change>} Test file without its ending -> what it tests: these projects, and what lies under these paths. */
const SLOW = {
  ...Object.fromEntries(journeys.map((name) => [`e2e/${name}`, { projects: appsOf(name), files: E2E }])),
  'e2e/outside-remote': { projects: ['remote-kit', 'shell', 'api'], files: [...E2E, 'releases/', 'tools/packages/'] },
  'e2e/publish': { projects: ['remote-kit', 'shell', 'api'], files: E2E },
  'e2e/released-remotes': { projects: ['shell', 'api'], files: [...E2E, 'releases/'] },
  'e2e/dev-remote': { projects: ['remote-kit', 'shell', 'api'], files: [...E2E, 'tools/build/', 'tools/dev.mjs'] },
  'e2e/missing-browser-parts': { projects: ['public-menu', 'api'], files: E2E },
  'libs/api-client/packages': { projects: ['api-client'], files: ['tools/packages/', 'package-lock.json'] },
  'apps/api/src/crash': { projects: ['api'], files: [API_FIXTURES] },
  'apps/api/src/rolling-upgrade': { projects: ['api'], files: [API_FIXTURES, 'releases/'] },
  'apps/api/src/continuous-archiving': { projects: ['api'], files: [API_FIXTURES, 'deploy/postgresql/'] },
};

/**
 * Returns the slow tests that a change has nothing to do with.
 * @param {Change} change
 */
export const withoutChange = ({ projects, files }) =>
  Object.keys(SLOW).filter((test) => {
    const tested = SLOW[test];
    const paths = [`${test}.`, ...tested.files];
    return (
      !tested.projects.some((project) => projects.includes(`@carta/${project}`)) &&
      !paths.some((path) => files.some((file) => file.startsWith(path)))
    );
  });

/** @param {string[]} args */
const git = async (...args) => (await promisify(execFile)('git', args, { cwd: inRoot() })).stdout.trim();

/** Returns the commit that added the newest release; undefined where the clone does not know what came before it. */
async function newestRelease() {
  const [newest] = readdirSync(inRoot('releases')).sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const found = await git('log', '--diff-filter=A', '--format=%H %P', '--', `releases/${newest}`).catch(() => '');
  const [commit, parent] = found.split('\n').at(-1)?.split(' ') ?? [];
  return parent && commit;
}

/**
 * Returns the slow tests that need not run, and since when nothing that they test has changed: BASE, or the newest release.
 * @param {string} [base] a commit
 * @returns {Promise<{ since: string, tests: string[] }>}
 */
export async function untouchedTests(base) {
  const since = base ?? (await newestRelease());
  if (since === undefined) return { since: '', tests: [] };
  const changed = await git('diff', '--name-only', since);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = [...changed.split('\n'), ...added.split('\n')].filter(Boolean);
  return { since, tests: withoutChange(await changeOf(files)) };
}

/** What only other checks read: a project's own tests, fixtures of an app's tests, which only they may import, how tests are run, lint. */
const OF_OTHER_CHECKS = /^(?:(?:apps|libs)\/.*\.test\.tsx?|apps\/.*\/testing\/.*|jest\.[\w-]+\.cjs|tools\/lint\/.*)$/;

/**
 * Returns these files with the projects whose slow tests they touch.
 * @param {string[]} files paths from the root
 * @returns {Promise<Change>}
 */
export async function changeOf(files) {
  const tested = files.filter((file) => !OF_OTHER_CHECKS.test(file));
  // Down to the third folder, by which nx tells projects apart: a command line does not hold all files of a release.
  const byFolder = new Map(tested.map((file) => [file.split('/', 3).join('/'), file]));
  if (byFolder.size === 0) return { projects: [], files };
  return { projects: await affectedProjects([`--files=${[...byFolder.values()].join(',')}`]), files };
}
