import os from 'node:os';
import { run } from '../command/processes.mjs';
import { Refusal } from '../command/refusal.mjs';
import { step } from '../command/steps.mjs';
import { inRoot } from '../root.mjs';
import { readApps } from './apps.mjs';
import { withLock } from './build-lock.mjs';
import { removeOldVersions } from './old-versions.mjs';
import { writeRegistry } from './registry.mjs';
import { isAppStale } from './stamps.mjs';

const BUILD_APP = inRoot('tools/build/build-app.mjs');

/**
 * Builds the apps whose sources have changed since their last build, as many in parallel as there are cores.
 * @param {{ apps?: string[], mode: 'production' | 'development', anyMode?: boolean }} options
 */
export async function ensureBuilt({ apps = readApps(), mode, anyMode = false }) {
  const stale = () => apps.filter((app) => isAppStale(app, anyMode ? undefined : mode));
  if (stale().length === 0) return;
  await withLock(inRoot('dist/.building'), async () => {
    const queue = stale();
    /** @type {string[]} */
    const failed = [];
    const workers = Array.from({ length: os.availableParallelism() }, async () => {
      for (let app = queue.shift(); app; app = queue.shift()) if (!(await buildApp(app, mode))) failed.push(app);
    });
    await Promise.all(workers);
    if (failed.length > 0) throw new Refusal(`Could not be built, see above: ${failed.join(', ')}.`);
    writeRegistry(inRoot('dist/remotes'));
    removeOldVersions(inRoot('dist/remotes'));
  });
}

/**
 * @param {string} app
 * @param {string} mode
 */
const buildApp = (app, mode) =>
  step(`Building ${app}`, async () => {
    const env = { ...process.env, NODE_ENV: mode };
    return (await run(process.execPath, [BUILD_APP, app, mode], { env })) === 0;
  });
