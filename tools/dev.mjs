// npm run dev [-- APP…]: development mode. Builds on save, restarts the server when its code changed, reloads the pages.
// npm run dev -- REMOTE [--to https://PANEL]: builds that remote only, and replaces in open pages what is saved.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readApps } from './build/apps.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureFreePort } from './command/free-port.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { REMOTES } from './lint/import-table.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const watched = readApps(positionals);
  await ensureFreePort(process.env);
  await ensureInstalled();
  const remote = REMOTES.map((folder) => path.basename(folder)).find((name) => positionals.join() === name);
  if (remote !== undefined) {
    const { devRemote } = await import('./build/dev-remote.mjs');
    return devRemote(remote, { to: values.to, port: Number(process.env.PORT ?? 3000) });
  }
  await ensureBuilt({ apps: readApps().filter((app) => !watched.includes(app)), mode: 'development', anyMode: true });
  const { watch } = await import('./build/watch.mjs');
  return watch(watched);
});
