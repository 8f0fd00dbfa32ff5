import type { Steps } from '@carta/domain';
import { inTurns } from '@carta/menu-file';
import { useEffect, useState } from 'react';

/** Returns the last result of long work that runs while other work goes on, begun anew with each other `steps`; null before the first. */
export function useSteps<T>(steps: (() => Steps<T>) | null): T | null {
  const [result, setResult] = useState<T | null>(null);
  useEffect(() => {
    if (!steps) return undefined;
    const running = new AbortController();
    const { signal } = running;
    inTurns(steps(), { signal }).then(
      (done) => setResult(() => done),
      (error: unknown) => {
        if (signal.aborted) return;
        setResult(() => {
          throw error;
        });
      },
    );
    return () => running.abort();
  }, [steps]);
  return result;
}
