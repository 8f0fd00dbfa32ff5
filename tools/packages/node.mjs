import { execFileSync } from 'node:child_process';

/**
 * Runs a program with Node and shows what it prints. Throws if it fails.
 * @param {string} cwd
 * @param {readonly string[]} args
 */
export function node(cwd, args) {
  // npm reads what a packing script prints on the standard output as its own.
  execFileSync(process.execPath, args, { cwd, stdio: ['ignore', process.stderr, process.stderr] });
}
