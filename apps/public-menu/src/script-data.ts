import { routes } from '@carta/contract';
import { acceptsOrders, type PublicMenu } from '@carta/domain';
import type { Words } from './words.ts';

/** What the script needs: where it reports visits and reads the menu, its words, and, where diners can order, the menu's key. [CART-5] */
export function scriptData(menu: PublicMenu, { add, offline }: Words) {
  return {
    // The server puts the page's version here once it has rendered it.
    'data-version': '',
    'data-visits': routes.recordVisits.path.replace(':businessKey', menu.key),
    'data-menu': routes.publicMenu.path.replace(':key', menu.key),
    'data-zone': menu.ordering.desk ? menu.timeZone : undefined,
    'data-orders': acceptsOrders(menu) ? menu.key : undefined,
    'data-word-add': add,
    'data-word-offline': offline,
  };
}
