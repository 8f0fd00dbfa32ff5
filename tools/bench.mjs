// npm run bench [-- [--scale] [--only GROUP]…]: builds what is stale, and measures it.
import { ensureBuilt } from './build/ensure-built.mjs';
import { run } from './command/processes.mjs';
import { Refusal } from './command/refusal.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureChromium } from './install/chromium.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensurePostgres } from './install/postgres.mjs';
import { inRoot } from './root.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  if (process.argv.includes('--scale') && !(await ensurePostgres())) throw new Refusal('PostgreSQL is not installed');
  await ensureBuilt({ mode: 'production' });
  const env = { ...process.env, CHROMIUM: chromium };
  return run(process.execPath, [inRoot('bench/bench.mjs'), ...process.argv.slice(2)], { env });
});
