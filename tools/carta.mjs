// npm run carta -- …: the operator's command line, built first if it is stale.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { inRoot } from './root.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt({ apps: ['api'], mode: 'production', anyMode: true });
  // The data are the server's; the files that the arguments name are where the command was typed.
  process.env.DATA_DIR = path.resolve(inRoot(), process.env.DATA_DIR ?? 'data');
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const cli = inRoot('dist/api/cli.js');
  process.argv = [process.execPath, cli, ...process.argv.slice(2)];
  createRequire(import.meta.url)(cli);
});
