/**
 * Runs `work` now and then every `ms`, never twice at once; a failure goes to `onFailure`, and the next run is made all the same. Returns a function
 * that stops it and waits for the run under way.
 */
export function atIntervals(
  work: () => Promise<void>,
  { ms, onFailure }: { readonly ms: number; readonly onFailure: (error: unknown) => void },
): () => Promise<void> {
  let running: Promise<void> | undefined;

  const run = async () => {
    try {
      await work();
    } catch (error) {
      onFailure(error);
    }
    running = undefined;
  };
  const check = () => {
    running ??= run();
  };

  check();
  const timer = setInterval(check, ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
