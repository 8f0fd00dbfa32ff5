import { run } from '../command/processes.mjs';

/**
 * Installs Debian's packages, as root or by sudo without a password. False where that is not possible.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  await updatePackageLists();
  return (await apt(['install', '--yes', '--no-install-recommends', ...packages])) === 0;
}

/** Fetches what Debian has to offer now; without the right to do so, the lists stay as they are. */
export async function updatePackageLists() {
  await apt(['update']);
}

/** @param {string[]} args */
function apt(args) {
  const command = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args];
  const [first = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return run(first, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch(() => 127);
}
