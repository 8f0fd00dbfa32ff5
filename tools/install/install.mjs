import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from '../command/processes.mjs';
import { Refusal } from '../command/refusal.mjs';
import { step } from '../command/steps.mjs';
import { inRoot } from '../root.mjs';

const LOCK = inRoot('package-lock.json');
const INSTALLED_LOCK = inRoot('node_modules/.carta-lock');

/** Installs the npm packages that the lock file names, unless they are there. */
export async function ensureInstalled() {
  const lock = readFileSync(LOCK, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(INSTALLED_LOCK) && readFileSync(INSTALLED_LOCK, 'utf8') === hash) return;
  if (!holds(inRoot('node_modules/.package-lock.json'), lock)) await step('Installing npm packages', npmCi);
  writeFileSync(INSTALLED_LOCK, hash);
}

async function npmCi() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-progress'];
  const [command, ...rest] = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
  if ((await run(command, rest, { cwd: inRoot(), stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) {
    throw new Refusal('The npm packages could not be installed: see above.');
  }
}

/**
 * Whether somebody has installed exactly what the lock file names, by npm's own note of it.
 * @param {string} note
 * @param {string} lock
 */
export function holds(note, lock) {
  if (!existsSync(note)) return false;
  /** @typedef {{ version?: string, link?: boolean, optional?: boolean, extraneous?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  /** @type {Record<string, Entry>} */
  const wanted = JSON.parse(lock).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    return installed[place] ? installed[place].version === version : optional === true;
  });
}
