import { fork } from 'node:child_process';
import { refused } from '@carta/domain';
import { READY, type PictureAnswer, type PictureJob } from './picture-job.ts';

/** In ms; a picture that takes longer is given up. */
const SLOWEST_JOB = 30_000;

/** How a decoder is started. */
export interface DecoderProgram {
  readonly file: string;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
}

/** No decoder can be started on this machine. */
export class DecoderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the picture decoder cannot be started', { cause });
  }
}

/** A process of its own that decodes pictures, one at a time. */
export interface Decoder {
  /** A picture that ends the process, or is too much for it, is unsupported. */
  decode(job: PictureJob): Promise<PictureAnswer>;
  readonly hasEnded: () => boolean;
  end(): void;
}

/** Starts a decoder. What it decodes was sent by strangers: it gets nothing of our environment, and may die of it alone. */
export function startDecoder({ file, execArgv = [] }: DecoderProgram): Decoder {
  const child = fork(file, {
    execArgv: [...execArgv],
    env: { VIPS_WARNING: '0' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let ended = false;
  let settle: ((answer: PictureAnswer | DecoderUnavailable) => void) | undefined;
  let onEnd: PictureAnswer | DecoderUnavailable = new DecoderUnavailable();

  child.on('message', (message: typeof READY | PictureAnswer) => {
    if (message === READY) onEnd = refused('unsupported');
    else settle?.(message);
  });
  const over = (cause?: unknown) => {
    ended = true;
    settle?.(onEnd instanceof Error ? new DecoderUnavailable(cause) : onEnd);
  };
  child.on('error', over);
  child.on('exit', () => over());

  return {
    decode: (job) =>
      new Promise<PictureAnswer>((resolve, reject) => {
        const patience = setTimeout(() => child.kill('SIGKILL'), SLOWEST_JOB);
        settle = (answer) => {
          settle = undefined;
          clearTimeout(patience);
          if (answer instanceof DecoderUnavailable) reject(answer);
          else resolve(answer);
        };
        if (ended) return over();
        child.send(job, (error) => error && over(error));
      }),
    hasEnded: () => ended,
    end: () => {
      if (child.connected) child.disconnect();
      child.unref();
    },
  };
}
