import * as z from 'zod/mini';
import { Hours } from '../hours/shift.ts';
import { BusinessKey, Key } from './key.ts';
import { isTitled } from './is-titled.ts';
import { CATEGORY_PLACEHOLDER } from '../pictures/placeholders.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { anyText, count, flag, object, shortText, text } from '../texts/text.ts';

/** A picture of a record; its address is `''` where there is none. */
export const Image = object({ url: shortText() });
export type Image = z.infer<typeof Image>;

const ofLevel2 = { error: 'Una categoría de nivel 2, y sólo ella, está dentro de otra', path: ['parent'] };
const ofLevel1 = { error: 'Sólo una categoría de nivel 1 puede contener productos así', path: ['toLevel'] };

/** A category of level 1 or 2. `parent` is absent at level 1; `image` is the cover of a level 1. [CAT-1] */
export const Category = object({
  _id: anyText(),
  business: BusinessKey,
  key: Key,
  level: z.union([z.literal(1), z.literal(2)], { error: 'Tiene que ser 1 o 2' }),
  parent: z.optional(Key),
  title: text(TEXT_LIMITS.title),
  /** 0-based among its siblings. */
  order: count(),
  show: flag(),
  /** 3 marks a level-1 category that holds items directly. */
  toLevel: z.union([z.null(), z.literal(3)], { error: 'Tiene que ser 3 o nada' }),
  image: z.optional(Image),
  /** When its products are sold; absent: always. */
  availability: z.optional(Hours),
  version: count(),
}).check(
  z.refine(({ level, parent }) => (level === 2) === (parent !== undefined), ofLevel2),
  z.refine(({ level, toLevel }) => level === 1 || toLevel === null, ofLevel1),
);
export type Category = z.infer<typeof Category>;

/** The fields that an edit may change. */
export type CategoryChanges = Partial<Pick<Category, 'title' | 'show' | 'toLevel' | 'availability'>>;

/** Returns the shown title: the fallback if it is empty or only spaces. [TITLE-1] */
export function categoryTitle({ title }: Pick<Category, 'title'>): string {
  return isTitled({ title }) ? title : 'Categoría sin nombre';
}

/** Returns a new category: empty title, shown; at level 1 with the placeholder as its cover. [NEW-1] */
export function newCategory({
  business,
  key,
  order,
  parent,
}: Pick<Category, 'business' | 'key' | 'order' | 'parent'>): Omit<Category, '_id' | 'version'> {
  const common = { business, key, title: '', order, show: true, toLevel: null };
  return parent === undefined
    ? { ...common, level: 1, image: { url: CATEGORY_PLACEHOLDER } }
    : { ...common, level: 2, parent };
}
