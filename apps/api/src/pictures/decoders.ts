import os from 'node:os';
import { refused } from '@carta/domain';
import PQueue from 'p-queue';
import { startDecoder, type Decoder, type DecoderProgram } from './decoder.ts';
import type { PictureAnswer, PictureJob } from './picture-job.ts';

/** Each may take more than a gigabyte for a moment. */
const MOST_DECODERS = 3;

export interface DecodersOptions {
  readonly program: DecoderProgram;
  /** How many are started at most; by default, one core is left to the server. */
  readonly most?: number;
  /** How many pictures wait for one at most. */
  readonly mostWaiting?: number;
  /** How long one stays without work, in ms. */
  readonly idle?: number;
}

export interface Decoders {
  /** Waits in turn for a decoder; refuses 'busy' where too many wait already. */
  decode(job: PictureJob): Promise<PictureAnswer | { readonly ok: false; readonly reason: 'busy' }>;
  close(): void;
}

/** Starts decoders when there is work, and ends them after it: an idle server holds none of their memory. */
export function openDecoders({
  program,
  most = Math.max(1, Math.min(MOST_DECODERS, os.availableParallelism() - 1)),
  mostWaiting = 30,
  idle = 30_000,
}: DecodersOptions): Decoders {
  const resting = new Map<Decoder, NodeJS.Timeout>();
  const turns = new PQueue({ concurrency: most });
  let closed = false;

  const take = (): Decoder => {
    for (const [decoder, timer] of resting) {
      clearTimeout(timer);
      resting.delete(decoder);
      if (!decoder.hasEnded()) return decoder;
    }
    return startDecoder(program);
  };

  const giveBack = (decoder: Decoder) => {
    if (closed) return decoder.end();
    const timer = setTimeout(() => {
      resting.delete(decoder);
      decoder.end();
    }, idle);
    resting.set(decoder, timer.unref());
  };

  const decodeInTurn = async (job: PictureJob) => {
    const decoder = take();
    try {
      return await decoder.decode(job);
    } finally {
      giveBack(decoder);
    }
  };

  return {
    decode: async (job) => {
      if (turns.pending >= most && turns.size >= mostWaiting) return refused('busy');
      return turns.add(() => decodeInTurn(job));
    },
    close: () => {
      closed = true;
      for (const [decoder, timer] of resting) {
        clearTimeout(timer);
        decoder.end();
      }
      resting.clear();
    },
  };
}
