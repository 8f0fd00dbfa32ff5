// npm run carta-remote -- …: the command line of teams with a remote, built first with the shell if they are stale.
import { createRequire } from 'node:module';
import { ensureBuilt } from './build/ensure-built.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { inRoot } from './root.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const [, , command] = process.argv;
  await ensureBuilt({ apps: command === 'check' ? ['shell', 'remote-kit'] : ['remote-kit'], mode: 'production' });
  // The folders that the arguments name are where the command was typed.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const program = inRoot('dist/remote-kit/carta-remote.js');
  process.argv = [process.execPath, program, ...process.argv.slice(2)];
  createRequire(import.meta.url)(program);
});
