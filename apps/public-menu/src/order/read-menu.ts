import type { PublicMenu } from '@carta/domain';
import { menuWithOrdering } from '../menu-with-ordering.ts';
import { keepMenu, keptMenu, menuIn } from '../kept-menu.ts';

/** The menu as `GET /api/public/menus/{key}` gives it. */
export type OrderMenu = Omit<PublicMenu, 'wifi'>;

/** In ms; a connection that takes longer is none. */
const LIMIT = 10_000;

/** Returns the menu at this address as it is now; null without a connection, or where something else answers in its place. */
export async function fetchMenu(address: string): Promise<OrderMenu | null> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), LIMIT);
  try {
    const answer = await fetch(address, { signal: ending.signal });
    const kept = answer.clone();
    const menu = await menuIn(address, answer);
    if (!menu) return null;
    keepMenu(address, kept).catch(console.warn);
    return menu as OrderMenu;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the menu as it is now; without a connection as it was last read, to fill the order with; null if it never was. */
export async function readMenu(address: string): Promise<OrderMenu | null> {
  const menu = await fetchMenu(address);
  if (menu) return menu;
  const kept = await keptMenu(address);
  return kept ? menuWithOrdering((await kept.json()) as OrderMenu) : null;
}
