import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import webpack from 'webpack';
import { start } from '../command/processes.mjs';
import { inRoot } from '../root.mjs';
import { configurationsOf, copyFolders } from './apps.mjs';
import { writeRegistry } from './registry.mjs';
import { hashOfApp, writeStamp } from './stamps.mjs';

const mode = 'development';
const SERVER = 'api-server';
const READY_WITHIN_MS = 15_000;

/** @typedef {ReturnType<typeof start>} Server */

/**
 * Builds the apps now and after each saved source; keeps the server running on the latest build.
 * @param {string[]} apps
 */
export async function watch(apps) {
  const builds = await Promise.all(
    apps.map(async (app) => ({ app, configurations: await configurationsOf(app, { mode, hash: hashOfApp(app) }) })),
  );
  apps.forEach(copyFolders);
  console.error(`Building ${apps.join(', ')}…`);

  let restarts = Promise.resolve();
  let hashOfServer = '';
  /** @type {Server | undefined} */
  let server;

  webpack(builds.flatMap(({ configurations }) => configurations)).watch({ aggregateTimeout: 50 }, (failure, stats) => {
    if (failure || !stats) throw failure;
    if (stats.hasErrors() || stats.hasWarnings()) {
      console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
    }
    if (stats.hasErrors()) return;
    const hashes = new Map(stats.stats.map(({ compilation, hash }) => [compilation.name, hash]));
    for (const { app, configurations } of builds) {
      if (!configurations.some(({ name }) => hashes.has(name))) continue;
      writeStamp(app, { mode, hash: hashOfApp(app), outputs: configurations.map(({ output }) => output?.path ?? '') });
    }
    writeRegistry(inRoot('dist/remotes'));

    restarts = restarts.then(async () => {
      const hash = hashes.get(SERVER) ?? hashOfServer;
      if (hash !== hashOfServer || server?.child.exitCode !== null) server = await restart(server);
      hashOfServer = hash;
      writeFileSync(inRoot('dist/reload-stamp'), new Date().toISOString());
      console.error(`Built at ${new Date().toLocaleTimeString()}.`);
    });
  });
}

/**
 * Restarts the server and waits until it answers.
 * @param {Server | undefined} old
 */
async function restart(old) {
  old?.end();
  await old?.ended;
  const env = { DEMO: '1', ...process.env, NODE_ENV: mode };
  const server = start(process.execPath, ['--enable-source-maps', inRoot('dist/api/main.js')], { env, cwd: inRoot() });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (server.child.exitCode === null && Date.now() < deadline && !(await isReady())) await wait(100);
  return server;
}

const isReady = () =>
  fetch(`http://localhost:${process.env.PORT ?? 3000}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
