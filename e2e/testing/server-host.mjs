// Runs the built server, one at a time, again and again: its packages are loaded and its program is compiled once. Forked by server-process.ts.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

const [program = ''] = process.argv.slice(2);
const require = createRequire(program);
const run = compileFunction(
  readFileSync(program, 'utf8'),
  ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
  { filename: program },
);

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
  const module = { exports: {} };
  run(module.exports, require, module, program, path.dirname(program), own);
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
