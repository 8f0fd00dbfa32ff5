import { buffer } from 'node:stream/consumers';
import { openProcessPool, type ProcessPoolOptions } from '../processes/process-pool.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import type { AvifJob } from './picture-job.ts';

/** How many pictures wait for their AVIF; others are made when they are asked for again. */
const MAX_WAITING = 500;

interface AvifLog {
  warn(details: object, message: string): void;
}

export interface AvifFiles {
  /** Returns the AVIF of a stored WebP file; null if WebP is better; 'pending' while it is made, after the answer. */
  find(webp: string, log: AvifLog): Promise<StoredFile | null | 'pending'>;
  /** Resolves once no file is being written any more. */
  close(): Promise<void>;
}

interface AvifFilesOptions extends Pick<ProcessPoolOptions, 'program' | 'timeout' | 'idleTimeout'> {
  readonly storage: FileStorage;
}

/** Makes an AVIF of each WebP file that a browser asks for, one at a time, and stores it beside the WebP file. */
export function openAvifFiles({ storage, ...options }: AvifFilesOptions): AvifFiles {
  // A pool of its own, so that an upload never waits for it.
  const encoder = openProcessPool<AvifJob, Uint8Array | null>({
    ...options,
    name: 'AVIF encoder',
    size: 1,
    maxWaiting: 1,
  });
  const waiting = new Map<string, AvifLog>();
  /** Not tried again before the next start. */
  const failed = new Set<string>();
  let isRunning = false;
  let writing: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const make = async (webp: string) => {
    const file = await storage.find(webp);
    if (!file) return;
    const avif = await encoder.run({ webp: await buffer(await file.read()) });
    if (isClosed) return;
    // An empty file says that WebP is the smaller one.
    writing = storage.put(avifName(webp), avif ?? new Uint8Array());
    await writing;
  };

  const makeAll = async () => {
    if (isRunning) return;
    isRunning = true;
    for (const [webp, log] of waiting) {
      try {
        await make(webp);
      } catch (err) {
        // What a server that ends leaves is made when the next one is asked for it.
        if (isClosed) break;
        failed.add(webp);
        log.warn({ err, picture: webp }, 'could not make the AVIF of a picture');
      }
      waiting.delete(webp);
    }
    isRunning = false;
  };

  return {
    find: async (webp, log) => {
      const avif = await storage.find(avifName(webp));
      if (avif) return avif.size > 0 ? avif : null;
      if (failed.has(webp)) return null;
      if (waiting.size < MAX_WAITING) waiting.set(webp, log);
      void makeAll();
      return 'pending';
    },
    close: async () => {
      isClosed = true;
      waiting.clear();
      encoder.close();
      await Promise.allSettled([writing]);
    },
  };
}

const avifName = (webp: string) => webp.replace(/\.webp$/, '.avif');
