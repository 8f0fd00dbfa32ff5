import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAY_IMPORT } from '../lint/import-table.mjs';
import { inRoot } from '../root.mjs';

const FOLDERS = Object.keys(MAY_IMPORT);
const NX = inRoot('node_modules/nx/dist/bin/nx.js');

/** @param {string} project */
const packageOf = (project) => `@carta/${path.basename(project)}`;

/** @type {Record<string, string[]>} What ships alone -> the projects that it consists of. */
export const DEPLOYABLES = {
  packages: FOLDERS.filter((folder) => folder.startsWith('libs/')).map(packageOf),
  ...Object.fromEntries(
    Object.entries(MAY_IMPORT)
      .filter(([folder]) => folder.startsWith('apps/'))
      .map(([folder, libs]) => [path.basename(folder), [folder, ...libs].map(packageOf)]),
  ),
};

/**
 * Returns the projects that a change touches: those that hold the files and those that depend on them.
 * @param {string[]} change `--files=…`, or `--base=…` and `--head=…` for what two commits differ in
 * @returns {Promise<string[]>}
 */
export async function affectedProjects(change) {
  const args = [NX, 'show', 'projects', '--affected', '--json', ...change];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inRoot() });
  return JSON.parse(stdout).sort();
}
