/** One cache for each menu, named by its key; the service worker counts and deletes them. */
export const CACHE = 'carta-menu-';

/** Browsers have caches on secure addresses only. */
const cacheOf = (key: string) => ('caches' in globalThis ? caches.open(CACHE + key) : undefined);

/** Returns the key of the business whose menu's JSON has this address. */
const keyIn = (address: string) => address.split('/').pop() ?? '';

/** True for the JSON of this business's menu; false for what a proxy or another business says in its place. */
export function isMenuOf(key: string, json: unknown): boolean {
  const menu = Object(json) as { readonly key?: unknown; readonly categories?: unknown };
  return menu.key === key && Array.isArray(menu.categories);
}

/** Returns the menu's JSON that an answer from this address holds; undefined for what says anything else in its place. */
export async function menuIn(address: string, answer: Response): Promise<unknown> {
  const json: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  return isMenuOf(keyIn(address), json) ? json : undefined;
}

/** Keeps an answer in which `menuIn` has found the menu: the service worker answers for no call of the API. */
export async function keepMenu(address: string, answer: Response): Promise<void> {
  await (await cacheOf(keyIn(address)))?.put(address, answer);
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
