// npm run build [-- APP…]: builds what is stale, for production.
import { readApps } from './build/apps.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';

await runCommand(async () => {
  const apps = readApps(process.argv.slice(2));
  await ensureInstalled();
  await ensureBuilt({ apps, mode: 'production' });
});
