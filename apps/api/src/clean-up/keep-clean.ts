import type { FastifyBaseLogger } from 'fastify';
import { cleanUp, type CleanUpDeps } from './clean-up.ts';

const HOUR = 60 * 60 * 1000;

/** Cleans up now and about every hour, each time with one line in the log; gives what stops it. */
export function keepClean(deps: CleanUpDeps, log: FastifyBaseLogger): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const run = async () => {
    const started = Date.now();
    try {
      const cleaned = await cleanUp(deps, stop.signal);
      log.info({ ...cleaned, ms: Date.now() - started }, 'cleaned up');
    } catch (error) {
      log.warn({ err: error }, 'could not clean up');
    }
    if (stop.signal.aborted) return;
    // Not all processes at once.
    const pause = HOUR * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  };

  let running = run();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
