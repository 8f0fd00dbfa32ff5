import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { inputsOf } from './apps.mjs';

const NO_INPUT = /(^|\/)(node_modules|dist|test-results(\.json)?|testing)$|\.test\.[cm]?[jt]sx?$|\.md$/;

/**
 * A name for the content of files and folders: the same as long as nothing in them changes.
 * @param {string} root
 * @param {string[]} inputs paths from the root; those that are missing count as empty
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
  if (NO_INPUT.test(input) || !existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [input];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(root, `${input}/${name}`));
}

/** @param {string} app */
export const hashOfApp = (app) => hashOf(inRoot(), inputsOf(app));

/** @typedef {{ mode: string, hash: string, outputs: string[] }} Stamp what was built, from which sources, into which folders */

/** @param {string} app */
const stampOf = (app) => inRoot('dist/.built', `${app}.json`);

/**
 * @param {string} app
 * @param {Stamp} stamp
 */
export function noteBuilt(app, stamp) {
  mkdirSync(path.dirname(stampOf(app)), { recursive: true });
  writeFileSync(stampOf(app), JSON.stringify(stamp, null, 2));
}

/**
 * Whether a build of the app would give something else than what lies there.
 * @param {string} app
 * @param {string} [mode] without it, a build of any mode will do
 */
export function isAppStale(app, mode) {
  const file = stampOf(app);
  return isStale(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, { hash: hashOfApp(app), mode });
}

/**
 * @param {Stamp | undefined} stamp
 * @param {{ hash: string, mode?: string | undefined }} wanted
 */
export function isStale(stamp, { hash, mode }) {
  if (stamp?.hash !== hash || (mode && stamp.mode !== mode)) return true;
  return !stamp.outputs.every((folder) => existsSync(folder));
}
