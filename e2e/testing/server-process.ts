import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOST = fileURLToPath(new URL('server-host.mjs', import.meta.url));

/** What the server prints once it is ready. */
const GREETING = 'Carta: http';
const READY_WITHIN_MS = 30_000;

/** A process in which the built server runs, one after another. */
export class ServerProcess {
  readonly #nodeEnv: string;
  #process: ChildProcess | undefined;
  #isServing = false;
  #log: string[] = [];
  readonly #settled = new EventEmitter();

  /** Packages read NODE_ENV when they are loaded. */
  constructor(nodeEnv = 'production') {
    this.#nodeEnv = nodeEnv;
  }

  /** What the server that runs has written, and those before it since the last `forgetLog`. */
  get log(): string {
    return this.#log.join('');
  }

  forgetLog(): void {
    this.#log = [];
  }

  get isServing(): boolean {
    return this.#isServing;
  }

  /** Starts a server with these variables, in a new process where there is none; resolves once it has greeted or ended, and rejects after 30 s. */
  async start(env: NodeJS.ProcessEnv): Promise<void> {
    this.#process ??= this.#fork();
    this.#isServing = true;
    const settled = once(this.#settled, 'settled', { signal: AbortSignal.timeout(READY_WITHIN_MS) });
    this.#process.send({ start: env });
    await settled;
  }

  /** Asks the server to end, as an operator does, and waits for it. */
  async stop(): Promise<void> {
    if (!this.#process || !this.#isServing) return;
    const ended = once(this.#process, 'message');
    this.#process.send('stop');
    await ended;
  }

  /** Puts the server's clock so many ms forward, until another one starts. */
  async pass(ms: number): Promise<void> {
    if (!this.#process) return;
    const passed = once(this.#process, 'message');
    this.#process.send({ pass: ms });
    await passed;
  }

  /** Ends the process at once, as a power cut does. */
  async kill(): Promise<void> {
    const host = this.#process;
    if (!host) return;
    const closed = once(host, 'close');
    host.kill('SIGKILL');
    await closed;
  }

  #fork(): ChildProcess {
    const host = fork(HOST, [path.join(ROOT, 'dist/api/main.js')], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: this.#nodeEnv, NODE_OPTIONS: '' },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [host.stdout, host.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log.push(text);
        if (text.includes(GREETING)) this.#settled.emit('settled');
      });
    }
    host.on('message', (message) => {
      if (message !== 'ended') return;
      this.#isServing = false;
      this.#settled.emit('settled');
    });
    host.once('close', () => {
      this.#isServing = false;
      this.#settled.emit('settled');
      if (this.#process === host) this.#process = undefined;
    });
    return host;
  }
}
