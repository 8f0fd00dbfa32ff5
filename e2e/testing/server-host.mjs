// Runs the built server, one at a time, again and again: each of its files is compiled once. Forked by server-process.ts.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

const [program = ''] = process.argv.slice(2);
const require = createRequire(program);

/** @typedef {(exports: object, require: NodeJS.Require, module: object, file: string, folder: string, process: NodeJS.Process) => void} Run */
/** @type {Map<string, Run>} */
const compiled = new Map();

/**
 * Returns the function that a file of the program is.
 * @param {string} file
 */
function compile(file) {
  const known = compiled.get(file);
  if (known) return known;
  const names = ['exports', 'require', 'module', '__filename', '__dirname', 'process'];
  const run = /** @type {Run} */ (compileFunction(readFileSync(file, 'utf8'), names, { filename: file }));
  compiled.set(file, run);
  return run;
}

/**
 * Runs a file of the program, and those that it loads, with another `process`; returns what it exports.
 * @param {string} file
 * @param {NodeJS.Process} own
 */
function load(file, own) {
  const folder = path.dirname(file);
  const module = { exports: {} };
  const loadOther = (/** @type {string} */ request) =>
    /^\.\/.*\.js$/.test(request) ? load(path.join(folder, request), own) : require(request);
  compile(file)(module.exports, Object.assign(loadOther, require), module, file, folder, own);
  return module.exports;
}

/** @type {Set<import('node:net').Socket>} */
const sockets = new Set();
subscribe('net.server.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

/** How far the servers' clock is ahead, in ms. */
let ahead = 0;
const realNow = Date.now;
Date.now = () => realNow() + ahead;

/** @type {() => void} */
let stop = () => undefined;

/**
 * Gives the program a `process` of its own: its variables, its signals, and an exit that ends it alone.
 * @param {NodeJS.ProcessEnv} env
 */
function start(env) {
  /** @type {(() => void)[]} */
  const onTerminate = [];
  /** @type {(() => void)[]} */
  const onExit = [];
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    for (const listener of onExit) listener();
    for (const socket of sockets) socket.destroy();
    process.send?.('ended');
  };
  const own = Object.create(process, {
    env: { value: env },
    on: {
      value: (/** @type {string} */ event, /** @type {() => void} */ listener) => {
        if (event === 'SIGTERM') onTerminate.push(listener);
        else if (event === 'exit') onExit.push(listener);
        else if (event !== 'SIGINT') process.on(event, listener);
      },
    },
    exitCode: { set: end },
    exit: { value: end },
  });
  stop = () => onTerminate.forEach((listener) => listener());
  load(program, own);
}

process.on('message', (/** @type {{ start: NodeJS.ProcessEnv } | { pass: number } | 'stop'} */ order) => {
  if (order === 'stop') stop();
  else if ('pass' in order) {
    ahead += order.pass;
    process.send?.('passed');
  } else {
    ahead = 0;
    start(order.start);
  }
});
