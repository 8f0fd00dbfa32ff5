import * as z from 'zod/mini';
import { Category } from './category.ts';
import { Item } from './item.ts';
import { BusinessKey, type Key } from './key.ts';
import { count, flag, text, TEXT_LIMITS } from './text.ts';

const other = text(TEXT_LIMITS.other);

export const MENU_TYPES = ['delivery', 'takeaway'] as const;
export type MenuType = (typeof MENU_TYPES)[number];

export const Style = z.object({
  mainColor: z
    .string({ error: 'Falta el color' })
    .check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, { error: 'El color no es válido' })),
  backgroundImage: other,
  productDefaultImage: other,
  bannerDefaultImage: other,
});

export const Board = z.object({
  wifi: z.object({ active: flag(), name: other, password: other }),
  /** HTML, URI-encoded. */
  html: text(TEXT_LIMITS.board),
});

export const ModalInfo = z.object({
  address: other,
  location: other,
  phone1: other,
  phone2: other,
  schedule: text(TEXT_LIMITS.schedule),
});

export const ContactButton = z.object({
  active: flag(),
  type: z.enum(['whatsapp', 'instagram', 'phone'], { error: 'Tiene que ser WhatsApp, Instagram o teléfono' }),
  /** Digits only. */
  phone: other.check(z.regex(/^\d*$/, { error: 'Sólo números' })),
  /** Instagram's account, without its address. */
  account: other,
  countryCode: z.int({ error: 'Tiene que ser un número entero' }).check(z.minimum(1), z.maximum(9_999)),
});
export type ContactButton = z.infer<typeof ContactButton>;

export const PaymentMethods = z.object({ cash: flag(), mercadoPago: flag(), other: flag() });
export type PaymentMethods = z.infer<typeof PaymentMethods>;

const business = {
  key: BusinessKey,
  name: other,
  /** Counts saves of the settings. */
  version: count(),
  style: Style,
  logo: z.object({ url: other }),
  board: Board,
  modalInfo: ModalInfo,
  contactButton: z.array(ContactButton).check(z.maxLength(1)),
  mercadoPago: z.object({ active: flag(), tokenSet: flag(), last4: z.string() }),
  whatsAppNumber: z
    .string({ error: 'Tiene que ser un texto' })
    .check(z.regex(/^(?:\d{10})?$/, { error: 'Tiene que tener 10 números' })),
  deliveryTime: other,
  paymentMethods: PaymentMethods,
  pickupPoint: other,
  menuTypes: z.array(z.enum(MENU_TYPES)),
  timeZone: z.string(),
  /** Address of the page that diners see. */
  publicUrl: z.string(),
};

/** The settings of a business, without its categories and items. */
export const Business = z.object(business);
export type Business = z.infer<typeof Business>;

/** A business with its categories and items, sorted by order within their parent. */
export const Menu = z.object({
  ...business,
  categoriesL1: z.array(Category),
  categoriesL2: z.array(Category),
  items: z.array(Item),
});
export type Menu = z.infer<typeof Menu>;

/** Gives the menu without category `key`, its subcategories and their products, and how many of each went, the category itself counted. [DEL-1] */
export function removeCategory(menu: Menu, key: Key): { menu: Menu; removed: { categories: number; items: number } } {
  const gone = new Set([key, ...menu.categoriesL2.filter(({ parent }) => parent === key).map((child) => child.key)]);
  const stays = (category: Category) => !gone.has(category.key);
  const items = menu.items.filter(({ parent }) => !gone.has(parent));
  const left = {
    ...menu,
    categoriesL1: menu.categoriesL1.filter(stays),
    categoriesL2: menu.categoriesL2.filter(stays),
    items,
  };
  const counted = (of: Menu) => of.categoriesL1.length + of.categoriesL2.length;
  return {
    menu: left,
    removed: { categories: counted(menu) - counted(left), items: menu.items.length - items.length },
  };
}
