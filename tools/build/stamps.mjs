import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { inputsOf } from './apps.mjs';

const NOT_SOURCE = /(^|\/)(node_modules|dist|test-results(\.json)?|testing)$|\.test\.[cm]?[jt]sx?$|\.md$/;

/**
 * Returns a hash of the names and content of the inputs.
 * @param {string} root
 * @param {string[]} inputs paths relative to the root; missing ones count as empty
 */
export function hashOf(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} input
 * @returns {string[]}
 */
function filesIn(root, input) {
  const place = path.join(root, input);
  if (NOT_SOURCE.test(input) || !existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [input];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(root, `${input}/${name}`));
}

/** @param {string} app */
export const hashOfApp = (app) => hashOf(inRoot(), inputsOf(app));

/** @typedef {{ mode: string, hash: string, outputs: string[] }} Stamp mode, hash of the sources and output folders of a build */

/** @param {string} app */
const stampFile = (app) => inRoot('dist/.built', `${app}.json`);

/**
 * @param {string} app
 * @param {Stamp} stamp
 */
export function writeStamp(app, stamp) {
  mkdirSync(path.dirname(stampFile(app)), { recursive: true });
  writeFileSync(stampFile(app), JSON.stringify(stamp, null, 2));
}

/**
 * Returns the stamp of an app's last build.
 * @param {string} app
 * @returns {Stamp | undefined}
 */
export function stampOf(app) {
  const file = stampFile(app);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Returns whether the app was built, of whatever sources.
 * @param {string} app
 */
export function isAppBuilt(app) {
  const stamp = stampOf(app);
  return stamp !== undefined && !isStale(stamp, { hash: stamp.hash });
}

/**
 * Returns whether the app has to be built again.
 * @param {string} app
 * @param {string} [mode] any mode if absent
 */
export function isAppStale(app, mode) {
  return isStale(stampOf(app), { hash: hashOfApp(app), mode });
}

/**
 * @param {Stamp | undefined} stamp
 * @param {{ hash: string, mode?: string | undefined }} expected
 */
export function isStale(stamp, { hash, mode }) {
  if (stamp?.hash !== hash || (mode && stamp.mode !== mode)) return true;
  return !stamp.outputs.every((folder) => existsSync(folder));
}
