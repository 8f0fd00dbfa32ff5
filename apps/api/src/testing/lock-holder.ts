import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const PROGRAM = `
  const file = new (require('libsql'))(process.argv[1]);
  file.exec('begin immediate');
  process.stdout.write('locked');
  process.stdin.on('data', () => {
    file.exec('rollback');
    process.exit();
  });
`;

export interface LockHolder {
  /** Gives the lock back and ends; a second time does nothing. */
  readonly release: () => Promise<void>;
}

/** Another process that has the lock for writing of a data folder's database. */
export async function lockHolder(dataDir: string): Promise<LockHolder> {
  const child = spawn(process.execPath, ['-e', PROGRAM, path.join(dataDir, 'carta.db')], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    release: async () => {
      if (child.exitCode !== null) return;
      child.stdin.write('release');
      await once(child, 'exit');
    },
  };
}
