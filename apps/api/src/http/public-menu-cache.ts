import { MINUTE_MS, publicMenu, publicMenuUntil, type Menu, type PublicMenu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import { signals } from '../processes/signals.ts';

/** Most answers of one menu: the page in its languages, and the products that were asked for last. */
const MAX_ANSWERS = 100;

interface ShownMenu<T> {
  readonly menu: PublicMenu;
  /** When what diners see changes by the clock, in ms since 1970; null if it never does. */
  readonly until: number | null;
  /** Returns the answer with this name, made once. */
  readonly answer: (name: string, make: () => T) => T;
}

/** Returns what diners see of a menu at `now` with the answers made of it; both are kept until the menu, or the clock, changes what they see. [SHOW-7] */
export function publicMenuCache<T extends object>(): (menu: Menu, now: number) => ShownMenu<T> {
  const shownMenus = new WeakMap<Menu, ShownMenu<T>>();
  return (menu, now) => {
    const known = shownMenus.get(menu);
    if (known && (known.until === null || now < known.until)) return known;
    const shown = showMenu<T>(menu, now);
    shownMenus.set(menu, shown);
    return shown;
  };
}

/** Returns until when an answer made of the menu at `now` may be sent again: a page says on paper from which day it is, and a day begins with a minute. */
export function cacheUntil({ until }: Pick<ShownMenu<unknown>, 'until'>, now: number): number {
  const nextMinute = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
  return Math.min(until ?? nextMinute, nextMinute);
}

function showMenu<T extends object>(stored: Menu, now: number): ShownMenu<T> {
  const menu = publicMenu(stored);
  const answers = new LRUCache<string, T>({ max: MAX_ANSWERS });
  return {
    menu,
    until: publicMenuUntil(menu, now),
    answer: (name, make) => {
      const known = answers.get(name);
      signals.cacheAsked.tell({ cache: 'pages', hit: known !== undefined });
      if (known) return known;
      const made = make();
      answers.set(name, made);
      if (made instanceof Promise) made.catch(() => answers.delete(name));
      return made;
    },
  };
}
