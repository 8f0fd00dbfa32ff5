// npm start: installs what is missing, builds what is stale, and serves it with the demo.
import { createRequire } from 'node:module';
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureFreePort } from './command/free-port.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { inRoot } from './root.mjs';

await runCommand(async () => {
  await ensureFreePort(process.env);
  await ensureInstalled();
  await ensureBuilt({ mode: 'production' });
  process.env.NODE_ENV = 'production';
  process.env.DEMO ??= '1';
  process.env.HOST ??= '0.0.0.0';
  process.chdir(inRoot());
  // In this very process: what ends npm start ends the server.
  createRequire(import.meta.url)(inRoot('dist/api/main.js'));
});
