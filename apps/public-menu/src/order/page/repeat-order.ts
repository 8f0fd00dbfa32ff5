import { routes } from '@carta/contract';
import {
  groupsOf,
  newKey,
  publicItems,
  withLine,
  type CartLine,
  type PublicDinerOrder,
  type Selection,
} from '@carta/domain';
import { placedOrders } from '../../placed-orders.ts';
import { fetchMenu, type OrderMenu } from '../read-menu.ts';
import { NO_WORDS, OrderStorage } from '../stored-order.ts';

/** Puts the lines of an order into the cart of this browser: as it was filled here, else as the order at `address` has them. */
export async function repeatOrder(business: string, key: string, address: string): Promise<void> {
  const known = placedOrders(business).find((order) => order.key === key)?.lines ?? [];
  const lines = known.length > 0 ? known : await orderedLines(business, address);
  const storage = new OrderStorage(business, () => undefined);
  const before = await storage.readOrder(Date.now());
  const cart = lines
    .map((line) => ({ ...line, key: newKey() }))
    .reduce(withLine, before.isSent ? [] : [...before.cart]);
  const { form } = before;
  const isNew = before.isSent || before.cart.length === 0;
  const choices = form && isNew ? { form: { ...form, ...NO_WORDS } } : {};
  const orderKey = isNew ? '' : before.orderKey;
  await storage.storeOrder({ ...before, ...choices, cart, isSent: false, sentAt: null, orderKey }, Date.now());
}

async function orderedLines(business: string, address: string): Promise<CartLine[]> {
  const [menu, answer] = await Promise.all([
    fetchMenu(routes.publicMenu.path.replace(':key', business)),
    fetch(address),
  ]);
  return menu ? linesOf(menu, (await answer.json()) as Pick<PublicDinerOrder, 'lines'>) : [];
}

/** Returns the lines of an order as a cart has them. An order says the titles of what was chosen, and a cart their keys: those of the menu as it is now. */
export function linesOf(menu: OrderMenu, { lines }: Pick<PublicDinerOrder, 'lines'>): CartLine[] {
  const items = new Map(publicItems(menu).map((item) => [item.key, item]));
  return lines.map(({ key, item: itemKey, title, options, quantity, cents }) => {
    const item = items.get(itemKey);
    const chosen = item ? groupsOf(item, menu.optionGroups) : [];
    const selection: Selection = Object.fromEntries(
      chosen
        .map(
          (group) =>
            [
              group.key,
              group.options.filter((option) => options.includes(option.title)).map((option) => option.key),
            ] as const,
        )
        .filter(([, keys]) => keys.length > 0),
    );
    return { key, item: itemKey, title, selection, quantity, note: '', cents };
  });
}
