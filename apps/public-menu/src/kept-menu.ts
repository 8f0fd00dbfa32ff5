/** The service worker counts and deletes what lies in these caches, one for each menu. Browsers have them on secure addresses only. */
const cacheOf = (address: string) =>
  'caches' in globalThis ? caches.open(`carta-menu-${address.split('/').pop() ?? ''}`) : undefined;

/** Keeps a menu's JSON in this browser: the service worker answers for no call of the API. */
export async function keepMenu(address: string, answer: Response): Promise<void> {
  await (await cacheOf(address))?.put(address, answer);
}

/** Returns the JSON that was kept last; undefined if there is none. */
export async function keptMenu(address: string): Promise<Response | undefined> {
  return (await cacheOf(address))?.match(address);
}
