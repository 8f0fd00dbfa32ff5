import { fork, type ChildProcess } from 'node:child_process';
import { ResourceUnavailable } from '../resource-unavailable.ts';
import type { DrawingAnswer, DrawingJob, DrawingRequest } from './drawing-job.ts';

/** Draws in a process of its own, which is started for the first drawing and ended when there are none: an idle server holds none of its memory. */
export interface Drawer {
  /** Fails with `DrawingUnavailable`. */
  draw(job: DrawingJob): Promise<Buffer>;
  close(): void;
}

/** A drawing could not be made. */
export class DrawingUnavailable extends ResourceUnavailable {
  constructor(why: string, cause?: unknown) {
    super(`a drawing could not be made: ${why}`, { cause });
  }
}

export interface DrawerOptions {
  readonly file: string;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
  readonly dataDir: string;
  /** After this long a drawing is given up, and the process with it, in ms. */
  readonly patience?: number;
  /** How long the process stays without work, in ms. */
  readonly idle?: number;
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: DrawingUnavailable) => void;
  readonly alarm: NodeJS.Timeout;
}

/** Of JavaScript, in MB: the largest menus take a tenth. */
const MOST_MEMORY = 512;

export function openDrawer(options: DrawerOptions): Drawer {
  const { idle = 30_000 } = options;
  let running: DrawingProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(ending);
    running?.end();
    running = undefined;
  };
  return {
    draw: async (job) => {
      clearTimeout(ending);
      if (!running || running.hasEnded) running = new DrawingProcess(options);
      const used = running;
      try {
        return await used.draw(job);
      } finally {
        if (used === running && used.isIdle) ending = setTimeout(end, idle).unref();
      }
    },
    close: end,
  };
}

class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended = false;

  constructor({ file, execArgv = [], dataDir, patience = 30_000 }: DrawerOptions) {
    this.#patience = patience;
    this.#child = fork(file, [dataDir], {
      execArgv: [`--max-old-space-size=${MOST_MEMORY}`, ...execArgv],
      env: { VIPS_WARNING: '0' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (answer: DrawingAnswer) => this.#settle(answer));
    this.#child.on('error', (error) => this.#over('the process failed', error));
    this.#child.on('exit', (code, signal) => this.#over(`the process ended with ${signal ?? code}`));
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  draw(job: DrawingJob): Promise<Buffer> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => this.#giveUp(), this.#patience);
      this.#waiting.set(id, { resolve, reject, alarm });
      this.#child.send(
        { id, job } satisfies DrawingRequest,
        (error) => error && this.#over('nothing could be sent', error),
      );
    });
  }

  end(): void {
    this.#ended = true;
    if (this.#child.connected) this.#child.disconnect();
    this.#child.unref();
  }

  #settle(answer: DrawingAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.alarm);
    if ('bytes' in answer)
      waiting.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length));
    else waiting.reject(new DrawingUnavailable(answer.failure));
  }

  #giveUp(): void {
    this.#over(`it took more than ${this.#patience} ms`);
    this.#child.kill('SIGKILL');
  }

  #over(why: string, cause?: unknown): void {
    this.#ended = true;
    for (const { reject, alarm } of this.#waiting.values()) {
      clearTimeout(alarm);
      reject(new DrawingUnavailable(why, cause));
    }
    this.#waiting.clear();
  }
}
