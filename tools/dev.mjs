// npm run dev [-- APP…]: development mode. Builds on save, restarts the server when its code changed, reloads the pages.
import { readApps } from './build/apps.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureFreePort } from './command/free-port.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';

await runCommand(async () => {
  const watched = readApps(process.argv.slice(2));
  await ensureFreePort(process.env);
  await ensureInstalled();
  await ensureBuilt({ apps: readApps().filter((app) => !watched.includes(app)), mode: 'development', anyMode: true });
  const { watch } = await import('./build/watch.mjs');
  watch(watched);
});
