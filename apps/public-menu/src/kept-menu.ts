/** The service worker counts and deletes what lies in these caches, one for each menu. Browsers have them on secure addresses only. */
const cacheOf = (key: string) => ('caches' in globalThis ? caches.open(`carta-menu-${key}`) : undefined);

/** Returns the key of the business whose menu's JSON has this address. */
const keyIn = (address: string) => address.split('/').pop() ?? '';

/** True for the JSON of this business's menu; false for what a proxy or another business says in its place. */
export function isMenuOf(key: string, json: unknown): boolean {
  const menu = Object(json) as { readonly key?: unknown; readonly categories?: unknown };
  return menu.key === key && Array.isArray(menu.categories);
}

/** Returns what the answer holds as JSON; undefined where it holds something else. */
export function jsonOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => undefined);
}

/** Keeps a menu's JSON in this browser: the service worker answers for no call of the API. Keeps no other answer. */
export async function keepMenu(address: string, answer: Response): Promise<void> {
  const key = keyIn(address);
  if (answer.ok && isMenuOf(key, await jsonOf(answer.clone()))) await (await cacheOf(key))?.put(address, answer);
}

/** Returns the JSON that was kept last; undefined if there is none, or if the browser keeps nothing. */
export async function keptMenu(address: string): Promise<Response | undefined> {
  try {
    return await (await cacheOf(keyIn(address)))?.match(address);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
