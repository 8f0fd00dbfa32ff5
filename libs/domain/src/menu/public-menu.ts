import type { Category } from './category.ts';
import { contactUrl, type ContactButton } from '../settings/contact-button.ts';
import { featuredShown } from './featured.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import { recordsByParent, type Menu } from './menu.ts';
import { sortByOrder } from './ordering.ts';
import { unfinishedRecords } from './unfinished.ts';
import { availableAt, openAt } from '../hours/hours.ts';
import type { OptionGroup } from '../options/option-group.ts';
import type { Ordering } from '../orders/diner-order.ts';
import { transferShown } from '../orders/transfer.ts';
import { firstBackOnSale } from '../prices/sold-out.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { pageNoticeUntil } from '../settings/shown-notice.ts';
import { chargesOnline } from '../orders/charges-online.ts';
import { publicWifi } from '../settings/wifi.ts';
import { withoutEmpty } from '../without-empty.ts';
import { listOf } from '../list-of.ts';

/** An item as diners see it. */
export type PublicItem = Pick<
  Item,
  'key' | 'title' | 'description' | 'price' | 'image' | 'soldOutUntil' | 'allergens' | 'diets' | 'optionGroups'
>;

/** A group of options as diners see it: without the hidden ones. */
export type PublicOptionGroup = Pick<OptionGroup, 'key' | 'title' | 'pricing' | 'min' | 'max' | 'options'>;

/** A category as diners see it: with subcategories, or with items. */
export interface PublicCategory extends Pick<Category, 'key' | 'title' | 'image' | 'availability'> {
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
  | 'publicPdf'
  | 'timeZone'
  | 'hours'
  | 'closures'
  | 'legal'
  | 'delivery'
  | 'transfer'
  | 'pageNotice'
> {
  /** Null if it is inactive or has no name; the password is in `publicWifi` alone. */
  readonly wifi: { readonly name: string } | null;
  /** URI-encoded HTML; '' if there is none. */
  readonly board: string;
  /** Null if it is inactive or leads nowhere. */
  readonly contactButton: ContactButton | null;
  readonly paymentMethods: Menu['paymentMethods'];
  readonly ordering: Ordering;
  readonly featured: readonly PublicItem[];
  readonly categories: readonly PublicCategory[];
  /** The groups of these items, in the menu's order. */
  readonly optionGroups: readonly PublicOptionGroup[];
}

/**
 * Returns what diners may see: no hidden or unfinished record or anything inside one, no inactive setting, no token, no data of the owner.
 * [SHOW-2] [SHOW-3] [SHOW-4] [SHOW-5] [SHOW-6] [DONE-2]
 */
export function publicMenu(menu: Menu): PublicMenu {
  const categories = publicCategories(menu);
  const items = categories.flatMap(itemsUnder);
  const seen = new Set(items.map(({ key }) => key));
  const featured = featuredShown(menu.items).filter(({ key }) => seen.has(key));
  const optionGroups = publicGroups(menu, items);
  return { ...publicSettings(menu), featured: featured.map(publicItem), categories, optionGroups };
}

/** Returns all items of the categories, in their order. */
export function publicItems({ categories }: Pick<PublicMenu, 'categories'>): PublicItem[] {
  return listOf(categories).flatMap(itemsUnder);
}

/** Returns when what diners see changes by the clock alone, in ms since 1970; null if it never does. [SHOW-7] */
export function publicMenuUntil(menu: PublicMenu, now: number): number | null {
  const { hours, closures, timeZone, categories, optionGroups, pageNotice: notice, ordering } = menu;
  const sold = [...publicItems(menu), ...listOf(optionGroups).flatMap(({ options }) => listOf(options))];
  const states = listOf(categories).flatMap(({ availability: within, categories: children }) =>
    [{ availability: [] }, ...listOf(children)].map(({ availability = [] }) =>
      availableAt({ availability, ...(within && { within }), timeZone, now }),
    ),
  );
  const changes = [openAt({ hours, closures, timeZone, now }), ...states].map(({ until }) => until);
  const { pausedUntil } = ordering;
  const byDay = [
    firstBackOnSale(sold, now),
    pageNoticeUntil({ notice, timeZone, now }),
    pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
  ];
  const moments = [...byDay, ...changes].filter((moment) => moment !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** [SHOW-6] */
function publicGroups({ optionGroups }: Menu, items: readonly PublicItem[]): PublicOptionGroup[] {
  const used = new Set(items.flatMap((item) => listOf(item.optionGroups)));
  return sortByOrder(listOf(optionGroups).filter(({ key }) => used.has(key))).map((group) => {
    const { key, title, pricing, min, max, options } = group;
    return { key, title, pricing, min, max, options: listOf(options).filter(({ show }) => show) };
  });
}

function publicCategories(menu: Menu): PublicCategory[] {
  const unfinished = unfinishedRecords(menu);
  const shownByParent = <T extends Category | Item>(records: readonly T[]) =>
    recordsByParent(listOf(records).filter(({ key, show }) => show && !unfinished.has(key)));
  const shownItems = shownByParent(menu.items);
  const shownCategories = shownByParent(menu.categoriesL2);
  const itemsOf = (parent: Key) => (shownItems.get(parent) ?? []).map(publicItem);
  return (shownByParent(menu.categoriesL1).get(undefined) ?? []).map(({ key, title, image, availability }) => ({
    key,
    title,
    image,
    ...withoutEmpty({ availability }),
    items: itemsOf(key),
    categories: (shownCategories.get(key) ?? []).map((child) => ({
      key: child.key,
      title: child.title,
      ...withoutEmpty({ availability: child.availability }),
      items: itemsOf(child.key),
      categories: [],
    })),
  }));
}

function publicSettings(menu: Menu): Omit<PublicMenu, 'featured' | 'categories' | 'optionGroups'> {
  const { key, name, style, logo, modalInfo, whatsAppNumber, deliveryTime, pickupPoint, menuTypes, publicUrl } = menu;
  const { publicPdf, timeZone, hours, closures, legal, delivery, transfer, pageNotice } = menu;
  const { board, contactButton, mercadoPago, paymentMethods } = menu;
  const [button] = listOf(contactButton);
  return {
    key,
    name,
    style,
    logo,
    modalInfo,
    whatsAppNumber,
    deliveryTime,
    pickupPoint,
    menuTypes,
    publicUrl,
    publicPdf,
    timeZone,
    hours,
    closures,
    legal,
    delivery,
    pageNotice,
    transfer: transferShown(transfer),
    paymentMethods: { ...paymentMethods, mercadoPago: paymentMethods.mercadoPago && mercadoPago.active },
    ordering: publicOrdering(menu),
    wifi: publicWifi(menu) && { name: board.wifi.name },
    board: board.html,
    contactButton: button?.active && contactUrl(button) !== null ? button : null,
  };
}

/** A menu of an older server has no desk and no tables. [DESK-3] [CHARGE-1] [TABLE-4] */
function publicOrdering(menu: Menu): Ordering {
  const { orderDesk = DEFAULT_ORDER_DESK, tables }: Partial<Pick<Menu, 'orderDesk' | 'tables'>> = menu;
  const { active: desk, prepMinutes, pausedUntil, name, phone } = orderDesk;
  return {
    desk,
    prepMinutes,
    pausedUntil,
    name,
    phone,
    online: chargesOnline(menu),
    tables: desk && listOf(tables).length > 0,
  };
}

function publicItem(item: Item): PublicItem {
  const { key, title, description, price, image, soldOutUntil, allergens, diets, optionGroups } = item;
  return {
    key,
    title,
    description,
    price,
    image,
    soldOutUntil,
    ...withoutEmpty({ allergens, diets, optionGroups }),
  };
}

function itemsUnder({ items, categories }: PublicCategory): readonly PublicItem[] {
  return [...listOf(items), ...listOf(categories).flatMap(itemsUnder)];
}
