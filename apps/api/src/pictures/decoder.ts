import { fork } from 'node:child_process';
import { refused } from '@carta/domain';
import { ResourceUnavailable } from '../resource-unavailable.ts';
import type { PictureAnswer, PictureJob } from './picture-job.ts';

/** How a decoder is started. */
export interface DecoderProgram {
  readonly file: string;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
  /** After this long a picture is given up, in ms. */
  readonly patience?: number;
}

/** In ms. */
const MOST_TO_START = 30_000;

/** No decoder can be started on this machine. */
export class DecoderUnavailable extends ResourceUnavailable {
  constructor(complaint: string) {
    super(`the picture decoder cannot be started: ${complaint}`);
  }
}

/** A process of its own that decodes pictures, one at a time. */
export interface Decoder {
  /** A picture that ends the process, or takes too long, is unsupported. Fails where there is no process. */
  decode(job: PictureJob): Promise<PictureAnswer>;
  readonly hasEnded: () => boolean;
  end(): void;
}

/** Starts a decoder. What it decodes was sent by strangers: it gets nothing of our environment, and may die of it alone. */
export function startDecoder({ file, execArgv = [], patience = 30_000 }: DecoderProgram): Decoder {
  const child = fork(file, {
    execArgv: [...execArgv],
    env: { VIPS_WARNING: '0' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(0, 1000);
  });
  const ended = new Promise<void>((resolve) => child.on('error', () => resolve()).on('close', () => resolve()));
  const next = <Message>() => new Promise<Message>((resolve) => child.once('message', resolve));
  const started = Promise.race([next().then(() => true), ended.then(() => false)]);

  /** What takes longer, in ms, ends with the process. */
  const within = async <T>(most: number, work: Promise<T>) => {
    const alarm = setTimeout(() => child.kill('SIGKILL'), most);
    try {
      return await work;
    } finally {
      clearTimeout(alarm);
    }
  };

  return {
    decode: async (job) => {
      if (!(await within(MOST_TO_START, started))) throw new DecoderUnavailable(complaint);
      const answer = next<PictureAnswer>();
      // Where this fails the process has ended.
      child.send(job, () => {});
      return within(patience, Promise.race([answer, ended.then(() => refused('unsupported'))]));
    },
    hasEnded: () => !child.connected,
    end: () => {
      if (child.connected) child.disconnect();
      child.unref();
    },
  };
}
