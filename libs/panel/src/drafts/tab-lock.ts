/**
 * Runs while it holds the browser's lock of that name, which is released with its page.
 * Over plain http browsers have no locks: it runs at once.
 */
export async function withTabLock<T>(name: string, run: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? ((await locks.request(name, options, run)) as T) : run();
}
