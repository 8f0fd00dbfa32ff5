import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS } from '@carta/domain';
import { cleanUp, type CleanUpDeps } from './clean-up.ts';

/** Cleans up now and about every hour, and logs one line each time; returns a function that stops it. */
export function scheduleCleanUp(deps: CleanUpDeps, log: FastifyBaseLogger): () => Promise<void> {
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
    // Spreads the clean-ups of several processes.
    const pause = HOUR_MS * (0.75 + Math.random() / 2);
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
