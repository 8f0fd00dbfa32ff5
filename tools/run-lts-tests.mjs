// npm run test:lts: the server's tests and the journey of an owner on the Node of the image, which is newer than the oldest one that is supported.
import path from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { run } from './command/processes.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureChromium } from './install/chromium.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureLtsNode } from './install/lts-node.mjs';
import { clearResults, closingLine, readTally, sum, withExitCode } from './results/tally.mjs';
import { inRoot } from './root.mjs';

const API_RESULTS = inRoot('apps/api/test-results/lts.json');
const BROWSER_RESULTS = inRoot('e2e/test-results.json');
/** What Node changes: the start, HTTP, streams, child processes, cryptography, the packages with binaries. `npm test` has all. */
const SUBJECTS = [
  'backup/backup',
  'backup/periodic-backups',
  'cli/cli',
  'cli/command-line',
  'database/open-database',
  'database/secrets',
  'events/events',
  'http/answers',
  'http/behind-a-proxy',
  'http/health',
  'main',
  'pdf/menu-pdf',
  'pictures/uploads',
  'qr/qr',
  'session/passwords',
  'session/session',
  'stop',
  'storage/files-on-s3',
];

await runCommand(async () => {
  await ensureInstalled();
  const node = await ensureLtsNode();
  const chromium = await ensureChromium();
  await ensureBuilt({ mode: 'production' });
  const place = {
    limitMinutes: 10,
    cwd: inRoot(),
    // Programs that the tests start by name run on it too.
    env: { ...process.env, CHROMIUM: chromium, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  };
  clearResults([API_RESULTS, BROWSER_RESULTS]);
  const files = SUBJECTS.map((subject) => `/src/${subject}\\.test\\.ts$`);
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--config', inRoot('apps/api/jest.config.cjs'), '--silent'];
  const units = await run(
    node,
    ['--max-semi-space-size=64', ...jest, '--json', '--outputFile', API_RESULTS, ...files],
    place,
  );
  const journey = await run(
    node,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('e2e'), 'main-job.spec.ts'],
    // The packages of ours that the tests import are read from their sources.
    { ...place, env: { ...place.env, NODE_OPTIONS: '--conditions=carta-source' } },
  );
  const tally = sum([
    withExitCode(readTally('jest', API_RESULTS), units),
    withExitCode(readTally('playwright', BROWSER_RESULTS), journey),
  ]);
  console.log(closingLine(tally));
  return tally.failed === 0 ? 0 : 1;
});
