import type { Category } from './category.ts';
import { contactUrl, type ContactButton } from '../settings/contact-button.ts';
import { featuredShown } from './featured.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import { recordsByParent, type Menu } from './menu.ts';
import { unfinishedRecords } from './unfinished.ts';

/** An item as diners see it. */
export type PublicItem = Pick<Item, 'key' | 'title' | 'description' | 'price' | 'image' | 'soldOutUntil'>;

/** A category as diners see it: with subcategories, or with items. */
export interface PublicCategory extends Pick<Category, 'key' | 'title' | 'image'> {
  readonly categories: readonly PublicCategory[];
  readonly items: readonly PublicItem[];
}

/** Everything of a business that diners may see. */
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
  /** Null if it is inactive. */
  readonly wifi: { readonly name: string; readonly password: string } | null;
  /** URI-encoded HTML; '' if there is none. */
  readonly board: string;
  /** Null if it is inactive or leads nowhere. */
  readonly contactButton: ContactButton | null;
  readonly paymentMethods: Menu['paymentMethods'];
  readonly featured: readonly PublicItem[];
  readonly categories: readonly PublicCategory[];
}

/**
 * Returns what diners may see: no hidden or unfinished record or anything inside one, no inactive setting, no token, no data of the owner.
 * [SHOW-2] [SHOW-3] [SHOW-4] [SHOW-5] [DONE-2]
 */
export function publicMenu(menu: Menu): PublicMenu {
  const categories = publicCategories(menu);
  const seen = new Set(categories.flatMap(itemsUnder).map(({ key }) => key));
  const featured = featuredShown(menu.items).filter(({ key }) => seen.has(key));
  return { ...publicSettings(menu), featured: featured.map(publicItem), categories };
}

function publicCategories(menu: Menu): PublicCategory[] {
  const unfinished = unfinishedRecords(menu);
  const shownByParent = <T extends Category | Item>(records: readonly T[]) =>
    recordsByParent(records.filter(({ key, show }) => show && !unfinished.has(key)));
  const shownItems = shownByParent(menu.items);
  const shownCategories = shownByParent(menu.categoriesL2);
  const itemsOf = (parent: Key) => (shownItems.get(parent) ?? []).map(publicItem);
  return (shownByParent(menu.categoriesL1).get(undefined) ?? []).map(({ key, title, image }) => ({
    ...{ key, title, image },
    items: itemsOf(key),
    categories: (shownCategories.get(key) ?? []).map((child) => ({
      ...{ key: child.key, title: child.title },
      items: itemsOf(child.key),
      categories: [],
    })),
  }));
}

function publicSettings(menu: Menu): Omit<PublicMenu, 'featured' | 'categories'> {
  const { key, name, style, logo, modalInfo, whatsAppNumber, deliveryTime, pickupPoint, menuTypes, publicUrl } = menu;
  const { board, contactButton, mercadoPago, paymentMethods } = menu;
  const [button] = contactButton;
  return {
    ...{ key, name, style, logo, modalInfo, whatsAppNumber, deliveryTime, pickupPoint, menuTypes, publicUrl },
    paymentMethods: { ...paymentMethods, mercadoPago: paymentMethods.mercadoPago && mercadoPago.active },
    wifi: board.wifi.active ? { name: board.wifi.name, password: board.wifi.password } : null,
    board: board.html,
    contactButton: button?.active && contactUrl(button) !== null ? button : null,
  };
}

function publicItem({ key, title, description, price, image, soldOutUntil }: Item): PublicItem {
  return { key, title, description, price, image, soldOutUntil };
}

function itemsUnder({ items, categories }: PublicCategory): readonly PublicItem[] {
  return [...items, ...categories.flatMap(itemsUnder)];
}
