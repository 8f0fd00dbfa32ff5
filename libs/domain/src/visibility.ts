import { sortByOrder } from './ordering.ts';
import { featuredShown } from './featured.ts';
import type { Category } from './category.ts';
import type { Item } from './item.ts';
import { contactUrl, type ContactButton } from './contact-button.ts';
import type { Menu } from './menu.ts';

/** Gives the record with `show` the other way round. [SHOW-1] */
export function toggled<T extends { readonly show: boolean }>(record: T): T {
  return { ...record, show: !record.show };
}

/** A product as diners see it. */
export type PublicItem = Pick<Item, 'key' | 'title' | 'description' | 'price' | 'image'>;

/** A category as diners see it: with subcategories, or with products. */
export interface PublicCategory extends Pick<Category, 'key' | 'title' | 'image'> {
  readonly categories: readonly PublicCategory[];
  readonly items: readonly PublicItem[];
}

/** All that a diner may see of a business. */
export interface PublicMenu extends Pick<
  Menu,
  | 'key'
  | 'name'
  | 'style'
  | 'logo'
  | 'modalInfo'
  | 'whatsAppNumber'
  | 'deliveryTime'
  | 'pickupPoint'
  | 'menuTypes'
  | 'publicUrl'
> {
  /** Null where it is not active. */
  readonly wifi: { readonly name: string; readonly password: string } | null;
  /** URI-encoded HTML; '' where there is none. */
  readonly board: string;
  /** Null where it is not active, or leads nowhere. */
  readonly contactButton: ContactButton | null;
  readonly paymentMethods: Menu['paymentMethods'];
  readonly featured: readonly PublicItem[];
  readonly categories: readonly PublicCategory[];
}

/** Gives what diners may see: nothing hidden, nothing under something hidden, no inactive setting, no token, nothing of the owner. [SHOW-2] */
export function publicMenu(menu: Menu): PublicMenu {
  const shown = <T extends Category | Item>(records: readonly T[], parent?: string) =>
    sortByOrder(records.filter((record) => record.show && record.parent === parent));
  const itemsOf = (key: string) => shown(menu.items, key).map(publicItem);
  const categories = shown(menu.categoriesL1).map(({ key, title, image }) => ({
    key,
    title,
    image,
    items: itemsOf(key),
    categories: shown(menu.categoriesL2, key).map((child) => ({
      key: child.key,
      title: child.title,
      items: itemsOf(child.key),
      categories: [],
    })),
  }));
  const reachable = new Set(
    categories
      .flatMap(({ items, categories: children }) => [...items, ...children.flatMap((child) => child.items)])
      .map(({ key }) => key),
  );
  const [contactButton] = menu.contactButton;
  const { wifi, html } = menu.board;
  const { key, name, style, logo, modalInfo, whatsAppNumber, deliveryTime, pickupPoint, menuTypes, publicUrl } = menu;
  return {
    ...{ key, name, style, logo, modalInfo, whatsAppNumber, deliveryTime, pickupPoint, menuTypes, publicUrl },
    paymentMethods: { ...menu.paymentMethods, mercadoPago: menu.paymentMethods.mercadoPago && menu.mercadoPago.active },
    wifi: wifi.active ? { name: wifi.name, password: wifi.password } : null,
    board: html,
    contactButton: contactButton?.active && contactUrl(contactButton) !== null ? contactButton : null,
    featured: featuredShown(menu.items)
      .filter((item) => reachable.has(item.key))
      .map(publicItem),
    categories,
  };
}

function publicItem({ key, title, description, price, image }: Item): PublicItem {
  return { key, title, description, price, image };
}
