import { spawn } from 'node:child_process';
import os from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const GRACE_MS = 10_000;
const hasGroups = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

/**
 * Starts a process in a group of its own: when this one is told to end, the whole group ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options, detached: hasGroups });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endEverything);
  running.add(child);
  const ended = /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) =>
        resolve(code ?? 128 + os.constants.signals[/** @type {NodeJS.Signals} */ (signal)]),
      );
    }).finally(() => {
      running.delete(child);
      if (running.size === 0 && !ending) for (const signal of SIGNALS) process.off(signal, endEverything);
    })
  );
  return { child, ended, end: () => tell(child, 'SIGTERM') };
}

/**
 * Runs a process to its end and gives its exit code. One that takes longer than its limit is ended with all it started.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { limitMinutes?: number }} [options]
 */
export async function run(command, args, { limitMinutes, ...options } = {}) {
  const { child, ended } = start(command, args, options);
  if (limitMinutes === undefined) return ended;
  let limit = setTimeout(() => {
    console.error(`Not done after ${limitMinutes} minutes: ended.`);
    tell(child, 'SIGTERM');
    limit = setTimeout(() => tell(child, 'SIGKILL'), GRACE_MS);
  }, limitMinutes * 60_000);
  return ended.finally(() => clearTimeout(limit));
}

/** @param {NodeJS.Signals} signal */
function endEverything(signal) {
  if (ending) return;
  ending = true;
  for (const child of running) tell(child, signal);
  setTimeout(() => {
    for (const child of running) tell(child, 'SIGKILL');
  }, GRACE_MS).unref();
  const exit = () => process.exit(128 + os.constants.signals[signal]);
  void Promise.allSettled([...running].map((child) => new Promise((resolve) => child.once('close', resolve)))).then(
    exit,
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function tell(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (hasGroups) process.kill(-child.pid, signal);
  else child.kill(signal);
}
