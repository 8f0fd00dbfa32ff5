import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { quickFolder } from './quick-folder.ts';

const BUCKET = 'carta';

export interface S3Server {
  /** The settings of a server that stores its files there. */
  readonly env: { STORAGE_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Ends it and keeps its files. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same port. */
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a real S3 server with an empty bucket, in a process of its own. `folder` begins with a slash. */
export async function s3Server({ folder = '' } = {}): Promise<S3Server> {
  const directory = mkdtempSync(path.join(quickFolder(), 'carta-s3-'));
  let { server, port } = await start(directory, 0);
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    env: {
      STORAGE_URL: `s3://${BUCKET}${folder}?endpoint=http://127.0.0.1:${port}&region=eu-south-2&forcePathStyle=true`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    startAgain: async () => {
      ({ server, port } = await start(directory, port));
    },
    close: async () => {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Its listings use a cipher that OpenSSL counts as old. */
const PROGRAM = ['--openssl-legacy-provider', require.resolve('s3rver/bin/s3rver.js')];

async function start(directory: string, port: number): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(
    process.execPath,
    [
      ...PROGRAM,
      '--directory',
      directory,
      '--address',
      '127.0.0.1',
      '--port',
      String(port),
      '--configure-bucket',
      BUCKET,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const listening = new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the S3 server ended')));
    // Its log is read to the end, since a full pipe would stop it.
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('listening on')) resolve(line);
    });
  });
  return { server, port: Number((await listening).split(':').at(-1)) };
}
