import { writeFileSync } from 'node:fs';
import webpack from 'webpack';
import { start } from '../command/processes.mjs';
import { inRoot } from '../root.mjs';
import { configurationsOf, copyFolders } from './apps.mjs';
import { writeRegistry } from './registry.mjs';
import { hashOfApp, noteBuilt } from './stamps.mjs';

const mode = 'development';
const SERVER = 'api-server';

/**
 * Builds the apps now and whenever a source is saved; keeps the server running on what was built last.
 * @param {string[]} apps
 */
export async function watch(apps) {
  const built = await Promise.all(
    apps.map(async (app) => ({ app, configurations: await configurationsOf(app, mode) })),
  );
  apps.forEach(copyFolders);
  const configurations = built.flatMap(({ configurations }) => configurations);
  console.error(`Building ${apps.join(', ')}…`);

  /** @type {ReturnType<typeof start> | undefined} */
  let server;
  /** @type {Promise<void>} */
  let turn = Promise.resolve();
  let lastHashOfServer = '';

  webpack(configurations).watch({ aggregateTimeout: 50 }, (failure, stats) => {
    if (failure || !stats) throw failure;
    if (stats.hasErrors() || stats.hasWarnings())
      console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
    if (stats.hasErrors()) return;
    for (const { app, configurations } of built) {
      noteBuilt(app, { mode, hash: hashOfApp(app), outputs: configurations.map(({ output }) => output?.path ?? '') });
    }
    writeRegistry(inRoot('dist/remotes'));
    const hashOfServer = stats.stats.find(({ compilation }) => compilation.name === SERVER)?.hash ?? '';
    const restarts = server?.child.exitCode !== null || hashOfServer !== lastHashOfServer;
    lastHashOfServer = hashOfServer;
    turn = turn.then(async () => {
      if (restarts) server = await restart(server);
      writeFileSync(inRoot('dist/reload-stamp'), new Date().toISOString());
      console.error(`Built at ${new Date().toLocaleTimeString()}.`);
    });
  });
}

/** @param {ReturnType<typeof start> | undefined} old */
async function restart(old) {
  old?.end();
  await old?.ended;
  const env = { DEMO: '1', ...process.env, NODE_ENV: mode };
  return start(process.execPath, ['--enable-source-maps', inRoot('dist/api/main.js')], { env, cwd: inRoot() });
}
