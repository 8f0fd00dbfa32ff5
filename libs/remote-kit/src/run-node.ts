import { spawn } from 'node:child_process';

/** Runs a program with Node, with this process's terminal. Returns its exit code. */
export function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
