import { run } from '../command/processes.mjs';

/**
 * Installs Debian's packages, as root or by sudo without a password. False where that is not possible.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const root = process.getuid?.() === 0;
  /** @param {string[]} args */
  const apt = (args) => {
    const command = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args];
    const [first, ...rest] = root ? command : ['sudo', '-n', ...command];
    return run(first, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).catch(() => 127);
  };
  await apt(['update']);
  return (await apt(['install', '--yes', '--no-install-recommends', ...packages])) === 0;
}
