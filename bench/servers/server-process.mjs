import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 20_000;

/**
 * @typedef {object} ServerProcess
 * @property {string} url
 * @property {number} readyAfter ms from its start to its first 200
 * @property {() => number} memory bytes that are resident now
 * @property {() => string} log what it has said so far
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Node program that listens on PORT, and waits until the path `ready` answers 200. Its log goes to a file.
 * @param {{ program: string, folder: string, ready: string, env?: NodeJS.ProcessEnv, preload?: string }} wanted
 * @returns {Promise<ServerProcess>}
 */
export async function startServer({ program, folder, ready, env = {}, preload }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(mkdtempSync(path.join(folder, 'server-')), 'log');
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [...(preload ? ['--require', preload] : []), program], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  closeSync(output);
  const said = () => readFileSync(log, 'utf8');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  while (!(await isAnswered(url + ready))) {
    if (hasEnded() || performance.now() - started > READY_WITHIN_MS) {
      await stop();
      throw new Error(`${program} did not get ready:\n${said().slice(-1000)}`);
    }
    await wait(5);
  }
  return { url, readyAfter: performance.now() - started, memory: () => residentBytes(child.pid ?? 0), log: said, stop };
}

/** @param {string} url */
const isAnswered = (url) =>
  fetch(url).then(
    async ({ status, body }) => {
      await body?.cancel();
      return status === 200;
    },
    () => false,
  );

export async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Memory that a process holds in RAM.
 * @param {number} pid
 */
const residentBytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
