import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BUCKET = 'carta';
/** Its listings use a cipher that OpenSSL counts as old. */
const PROGRAM = ['--openssl-legacy-provider', fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))];

/**
 * Starts an S3 server with an empty bucket in a folder; `env` leads Carta to it.
 * @param {string} folder
 */
export async function startS3(folder) {
  const directory = path.join(folder, 's3');
  mkdirSync(directory);
  const child = spawn(
    process.execPath,
    [...PROGRAM, '--directory', directory, '--address', '127.0.0.1', '--port', '0', '--configure-bucket', BUCKET],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const port = await new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('the S3 server ended')));
    lines.on('line', (line) => line.includes('listening on') && resolve(line.split(':').at(-1)));
  });
  return {
    env: {
      STORAGE_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=eu-south-2&forcePathStyle=true`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
