// npm test: installs what is missing, runs the checks, and prints one line with the sum. LONG=1 leaves nothing out, and adds rounds to some tests.
import { readFileSync } from 'node:fs';
import { untouchedTests } from './ci/slow-tests.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { run } from './command/processes.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureChromium } from './install/chromium.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureOperatorPrograms } from './install/operator-programs.mjs';
import { ensurePostgres } from './install/postgres.mjs';
import { MAY_IMPORT } from './lint/import-table.mjs';
import { check } from './results/check.mjs';
import { clearResults, closingLine, readTally, sum } from './results/tally.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./results/tally.mjs').Tally} Tally */

const PROJECTS = Object.keys(MAY_IMPORT);
/** Per kind of check: a check that takes longer hangs. */
const LIMIT_MINUTES = 30;

const UNUSED = ['--config', 'tools/unused/knip.config.mjs', '--preprocessor', './tools/unused/root-dependencies.mjs'];

/**
 * @param {string} what
 * @returns {Tally}
 */
function notRun(what) {
  console.log(`\n✗ ${what}: not run, since nothing was built`);
  return { passed: 0, failed: 1 };
}

/**
 * @param {string} target
 * @param {string[]} [projects] all without
 */
const nx = (target, projects = []) =>
  node(
    'nx/dist/bin/nx.js',
    ['run-many', '-t', target, ...(projects.length > 0 ? ['-p', projects.join(',')] : [])],
    process.stdout.isTTY ? {} : { FORCE_COLOR: '0' },
  );

/** Jest makes many objects: with fewer collections of the young ones it needs a twentieth to a fifth less of the processor. */
const ROOM_FOR_YOUNG = ['--max-semi-space-size=64'];

/**
 * Runs the program of an npm package from the root.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string[]} [flags] for Node
 */
const node = (program, args, environment = {}, flags = []) =>
  run(process.execPath, [...flags, inRoot('node_modules', program), ...args], {
    limitMinutes: LIMIT_MINUTES,
    cwd: inRoot(),
    env: { ...process.env, ...environment },
  });

async function build() {
  await ensureBuilt({ mode: 'production' });
  return 0;
}

/** @param {string} chromium */
const browserTests = (chromium) =>
  node('@playwright/test/cli.js', ['test', '--config', inRoot('e2e')], {
    CHROMIUM: chromium,
    // The packages of ours that the tests import are read from their sources.
    NODE_OPTIONS: '--conditions=carta-source',
  });

/** @param {string} project */
const resultsOf = (project) => inRoot(project, 'test-results.json');

/**
 * @param {string} config
 * @param {string} results
 * @param {NodeJS.ProcessEnv} [environment]
 */
const jest = (config, results, environment) =>
  node(
    'jest/bin/jest.js',
    ['--config', inRoot(config), '--silent', '--json', '--outputFile', results],
    environment,
    ROOM_FOR_YOUNG,
  );

const UNIT_RESULTS = inRoot('test-results/unit.json');
const API_RESULTS = inRoot('apps/api/test-results/unit.json');
const POSTGRES_RESULTS = inRoot('apps/api/test-results/postgres.json');

const postgresTests = () =>
  jest('apps/api/jest.postgres.config.cjs', POSTGRES_RESULTS, process.env.LONG ? {} : { ONLY_MARKED: '1' });

const browserTally = () => readTally('playwright', resultsOf('e2e'));

/** @param {string} project */
const isTestedByNode = (project) =>
  /^node --test\b/.test(JSON.parse(readFileSync(inRoot(project, 'package.json'), 'utf8')).scripts.test ?? '');
/** Jest tests the others. */
const TESTED_BY_NODE = PROJECTS.filter(isTestedByNode);

const nodeTally = () => sum(TESTED_BY_NODE.map((project) => readTally('node', resultsOf(project))));

/** For the configurations of the runners: which slow tests need not run. */
async function leaveOutUntouched() {
  const { since, tests } = await untouchedTests(process.env.BASE);
  if (tests.length === 0) return;
  console.log(`\nNot run, since nothing that they test has changed since ${since}: ${tests.join(', ')}`);
  process.env.LEAVE_OUT = tests.join(' ');
}

/** What is no npm package, one after another: the system installs one at a time. */
const ensurePrograms = async () => ({
  chromium: await ensureChromium(),
  hasPostgres: await ensurePostgres(),
  PATH: await ensureOperatorPrograms(),
});

await runCommand(async () => {
  const [{ chromium, hasPostgres, PATH }] = await Promise.all([ensurePrograms(), ensureInstalled()]);
  process.env.PATH = PATH;
  clearResults([UNIT_RESULTS, API_RESULTS, POSTGRES_RESULTS, ...['e2e', ...TESTED_BY_NODE].map(resultsOf)]);

  const checkSources = async () => [
    await check('Format', () => node('oxfmt/bin/oxfmt', ['--check'])),
    await check('Unused files, exports, dependencies', () => node('knip/bin/knip.js', UNUSED)),
    await check('Import cycles', () => run(process.execPath, [inRoot('tools/import-cycles.mjs')])),
    await check('Lint and types', () => node('oxlint/bin/oxlint', ['.'])),
    ...(process.env.LONG ? [await check('Types of each project', () => nx('typecheck'))] : []),
  ];
  const [checked, built] = await Promise.all([checkSources(), check('Build', build)]);
  if (!process.env.LONG) await leaveOutUntouched();
  const tested = [
    await check(
      'Unit tests',
      () => jest('jest.config.cjs', UNIT_RESULTS),
      () => readTally('jest', UNIT_RESULTS),
    ),
    await check(
      'API tests',
      () => jest('apps/api/jest.config.cjs', API_RESULTS),
      () => readTally('jest', API_RESULTS),
    ),
    // Both wait for other programs a good part of their time.
    ...(await Promise.all([
      check('Tests of the tools', () => nx('test', TESTED_BY_NODE), nodeTally),
      ...(hasPostgres
        ? [check('API tests on PostgreSQL', postgresTests, () => readTally('jest', POSTGRES_RESULTS))]
        : []),
    ])),
  ];
  if (!hasPostgres) console.log('\nAPI tests on PostgreSQL: not run, since PostgreSQL is not installed');
  const inBrowser =
    built.failed === 0
      ? await check('Browser tests', () => browserTests(chromium), browserTally)
      : notRun('Browser tests');
  const tally = sum([...checked, built, ...tested, inBrowser]);
  console.log(closingLine(tally));
  return tally.failed === 0 ? 0 : 1;
});
