import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerProcess } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND_LINE = path.join(ROOT, 'dist/api/cli.js');

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface ServerOptions {
  readonly process: ServerProcess;
  /** Variables of the server's environment. */
  readonly settings?: NodeJS.ProcessEnv;
  /** A data folder to start from; without one the server makes the demo. */
  readonly data?: string | undefined;
}

/** The built server with the demo, on a port and a data folder of its own. */
export class CartaServer {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #process: ServerProcess;
  readonly #allowed: RegExp[] = [];

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    { process: host, settings }: ServerOptions,
  ) {
    const { port, hostname } = new URL(url);
    this.#process = host;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      // Nobody answers there: what a test saves is asked of nobody else.
      MERCADOPAGO_URL: 'http://127.0.0.1:1',
      ...settings,
      PORT: port,
      HOST: hostname === 'localhost' ? '127.0.0.1' : hostname,
      DATA_DIR: dataDir,
    };
  }

  /** Starts one and waits until it is ready. */
  static async start(options: ServerOptions): Promise<CartaServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'carta-e2e-'));
    if (options.data !== undefined) await cp(options.data, dataDir, { recursive: true });
    const server = new CartaServer(`http://localhost:${await freePort()}`, dataDir, options);
    options.process.forgetLog();
    try {
      await server.#launch();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  /** What the server has written so far. */
  get log(): string {
    return this.#process.log;
  }

  /** Lines of the log that tell of a warning or an error; whatever is no JSON line but the greeting is one too. */
  get complaints(): string[] {
    const quiet = /^(?:\{"level":(?:10|20|30),|Carta: |Primer ingreso: |$)/;
    return this.log
      .split('\n')
      .filter((line) => !quiet.test(line) && !this.#allowed.some((allowed) => allowed.test(line)));
  }

  /** Says that the test brings about such a line on purpose. */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
  }

  /** Asks it to end, as an operator does, and waits for it. */
  async stop(): Promise<void> {
    await this.#process.stop();
  }

  /** Ends it at once, as a power cut does. */
  async kill(): Promise<void> {
    await this.#process.kill();
  }

  /** Starts it again on the same port and data, ending it first if it runs. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#launch();
  }

  /** Puts its clock so many ms forward, as if they had passed; those of the browser stay. */
  async pass(ms: number): Promise<void> {
    await this.#process.pass(ms);
  }

  /** Runs the operator's command line on this server's data; `input` is its standard input. */
  async carta(args: readonly string[], input = ''): Promise<CommandResult> {
    const command = spawn(process.execPath, [COMMAND_LINE, ...args], { env: this.#environment, cwd: ROOT });
    const out: string[] = [];
    const err: string[] = [];
    command.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    command.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    command.stdin.end(input);
    const [code] = (await once(command, 'close')) as [number | null];
    return { code: code ?? -1, out: out.join(''), err: err.join('') };
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #launch(): Promise<void> {
    await this.#process.start(this.#environment).catch((cause: unknown) => {
      throw new Error(`The server is not ready:\n${this.log}`, { cause });
    });
    if (!this.#process.isServing) throw new Error(`The server has ended:\n${this.log}`);
  }
}

/** Returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
