// npm run test:browsers: the journeys of an owner and of a diner in Firefox and WebKit.
import { ensureBuilt } from './build/ensure-built.mjs';
import { run } from './command/processes.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureEngines } from './install/engines.mjs';
import { ensureInstalled } from './install/install.mjs';
import { clearResults, closingLine, readTally, withExitCode } from './results/tally.mjs';
import { inRoot } from './root.mjs';

const RESULTS = inRoot('e2e/engines/test-results.json');

await runCommand(async () => {
  await ensureInstalled();
  await ensureEngines();
  await ensureBuilt({ mode: 'production' });
  clearResults([RESULTS]);
  const code = await run(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('e2e/engines')],
    // The packages of ours that the tests import are read from their sources.
    { limitMinutes: 10, cwd: inRoot(), env: { ...process.env, NODE_OPTIONS: '--conditions=carta-source' } },
  );
  const tally = withExitCode(readTally('playwright', RESULTS), code);
  console.log(closingLine(tally));
  return tally.failed === 0 ? 0 : 1;
});
