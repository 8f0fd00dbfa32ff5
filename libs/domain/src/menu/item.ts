import * as z from 'zod/mini';
import { Image, type Category } from './category.ts';
import { BusinessKey, Key } from './key.ts';
import { Allergens, Diets } from '../diets/diets.ts';
import { ItemOptionGroups } from '../options/item-groups.ts';
import { isTitled } from './is-titled.ts';
import { PRODUCT_PLACEHOLDER } from '../pictures/placeholders.ts';
import { Price } from '../prices/price-schema.ts';
import { DEFAULT_PRICE } from '../prices/price.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { anyText, count, flag, object, text, wholeNumber } from '../texts/text.ts';

/** A product of the menu. `parent` is the category that holds it, `level` that category's level + 1. [ITEM-1] */
export const Item = object({
  _id: anyText(),
  business: BusinessKey,
  key: Key,
  parent: Key,
  level: z.union([z.literal(2), z.literal(3)], { error: 'Tiene que ser 2 o 3' }),
  title: text(TEXT_LIMITS.title),
  description: text(TEXT_LIMITS.description),
  price: Price,
  image: Image,
  /** 0-based among its siblings. */
  order: count(),
  show: flag(),
  /** Rank from 1, or false. */
  featured: z.union([z.literal(false), wholeNumber().check(z.minimum(1))], {
    error: 'Tiene que ser un puesto desde 1, o no',
  }),
  /** When it is back on sale, in ms since 1970; null if it is not sold out. */
  soldOutUntil: z.nullable(count()),
  allergens: z.optional(Allergens),
  diets: z.optional(Diets),
  optionGroups: z.optional(ItemOptionGroups),
  version: count(),
});
export type Item = z.infer<typeof Item>;

/** The fields that an edit may change. */
export type ItemChanges = Partial<
  Pick<
    Item,
    'featured' | 'show' | 'title' | 'description' | 'price' | 'soldOutUntil' | 'allergens' | 'diets' | 'optionGroups'
  >
>;

/** Returns the shown title: the fallback if it is empty or only spaces. [TITLE-2] */
export function itemTitle({ title }: Pick<Item, 'title'>): string {
  return isTitled({ title }) ? title : 'Producto sin nombre';
}

/** Returns the shown description: the fallback if it is empty. [TITLE-3] */
export function itemDescription({ description }: Pick<Item, 'description'>): string {
  return description || 'Sin descripción';
}

/** Returns a new item: empty title and description, $ 99,00, shown, not featured, one level below its category. [NEW-2] */
export function newItem({
  business,
  key,
  order,
  parent,
}: Pick<Item, 'business' | 'key' | 'order'> & { parent: Pick<Category, 'key' | 'level'> }): Omit<
  Item,
  '_id' | 'version'
> {
  return {
    business,
    key,
    parent: parent.key,
    order,
    level: parent.level === 1 ? 2 : 3,
    title: '',
    description: '',
    price: DEFAULT_PRICE,
    image: { url: PRODUCT_PLACEHOLDER },
    show: true,
    featured: false,
    soldOutUntil: null,
  };
}
