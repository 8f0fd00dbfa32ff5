import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const DEBIAN = '/usr/lib/postgresql';

/**
 * @typedef {object} Postgres a server of its own, without a network port, that writes to the disk before it answers
 * @property {(name: string) => string} makeDatabase makes an empty database and returns its address
 * @property {(url: string, sql: string) => string[]} ask runs statements and returns the rows of their results, each as text
 * @property {() => Promise<void>} stop
 */

/**
 * Starts PostgreSQL with its own settings, as another user where we are root.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const [newest = ''] = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const program = (/** @type {string} */ name) => path.join(DEBIAN, newest, 'bin', name);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-bench-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const place = { cwd: folder, ...user };
  execFileSync(program('initdb'), ['-D', data, '-A', 'trust', '-U', 'carta', '-E', 'UTF8', '--locale=C.UTF-8'], place);
  const child = spawn(program('postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...place,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const isReady = new Promise((resolve) =>
    createInterface(child.stderr).on('line', (line) => line.includes('ready to accept connections') && resolve(true)),
  );
  if (!(await Promise.race([isReady, ended.then(() => false)]))) throw new Error('PostgreSQL does not start');
  const addressOf = (/** @type {string} */ name) =>
    `postgres:///${name}?${new URLSearchParams({ host: folder, user: 'carta' })}`;
  const ask = (/** @type {string} */ url, /** @type {string} */ sql) =>
    execFileSync(program('psql'), ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', url], { input: sql, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  return {
    ask,
    makeDatabase: (name) => {
      ask(addressOf('postgres'), `create database ${name}`);
      return addressOf(name);
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its package makes this user. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
