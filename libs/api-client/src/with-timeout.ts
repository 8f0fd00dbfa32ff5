/** Runs `send`. After `ms`, or with the caller's signal, its signal aborts and the promise rejects, even if `send` never settles. */
export async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const aborted = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(new TypeError('the request was aborted'))),
  );
  const timer = setTimeout(abort, ms);
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) abort();
    return await Promise.race([aborted, send(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
