import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../command/processes.mjs';
import { step } from '../command/steps.mjs';
import { inRoot } from '../root.mjs';
import { updatePackageLists } from './debian-packages.mjs';

/** What checks the files of an operator, by the name of its program, with the option that shows its version. */
const PROGRAMS = [
  { name: 'promtool', packages: ['prometheus'], option: '--version' },
  { name: 'amtool', packages: ['prometheus-alertmanager'], option: '--version' },
  { name: 'prometheus-blackbox-exporter', packages: ['prometheus-blackbox-exporter'], option: '--version' },
  { name: 'nginx', packages: ['nginx', 'nginx-common'], option: '-v' },
  { name: 'caddy', packages: ['caddy'], option: 'version' },
];

/** Not in node_modules, whose folders nx takes out of the PATH. */
const FOLDER = inRoot('tmp/programs');

/**
 * Unpacks Debian's packages of the missing programs into a folder of their own: installing them would start their
 * services. Returns the PATH on which they are; the tests of one that cannot be had fail.
 * @returns {Promise<string>}
 */
export async function ensureOperatorPrograms() {
  const searched = [path.join(FOLDER, 'usr/bin'), path.join(FOLDER, 'usr/sbin')].join(path.delimiter);
  const PATH = `${process.env.PATH}${path.delimiter}/usr/sbin${path.delimiter}${searched}`;
  const missing = () => PROGRAMS.filter(({ name, option }) => spawnSync(name, [option], { env: { PATH } }).error);
  const packages = missing().flatMap((program) => program.packages);
  if (packages.length > 0) await step('Unpacking Prometheus, nginx and Caddy', () => unpack(packages));
  return PATH;
}

/** @param {string[]} packages */
async function unpack(packages) {
  await updatePackageLists();
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-packages-'));
  try {
    /** @type {import('node:child_process').SpawnOptions} */
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    await run('apt-get', ['-qq', '-o', 'APT::Sandbox::User=root', 'download', ...packages], options);
    for (const file of readdirSync(folder)) await run('dpkg', ['-x', file, FOLDER], options);
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
}
