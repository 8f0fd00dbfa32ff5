import { ok, refused, type Result } from '../result.ts';

/** How many records a business may have. [LIMIT-1] */
export const MAX_ITEMS = 5000;
/** How many categories of both levels a business may have. [LIMIT-1] */
export const MAX_CATEGORIES = 500;

/** Most records that one call changes or deletes. */
export const MAX_SEVERAL = 500;

/** Largest menu file, in bytes: 5 MB. [LIMIT-1] */
export const MAX_MENU_FILE_BYTES = 5_000_000;

/** What is said where a change would exceed a limit, by the reason of its refusal. [LIMIT-1] */
export const TOO_MANY_MESSAGES = {
  'too-many-categories': 'Un menú puede tener hasta 500 categorías',
  'too-many-items': 'Un menú puede tener hasta 5.000 productos',
} as const;

/** Returns the counts of a menu if they are within the limits. Refuses 'too-many-categories' and 'too-many-items'. [LIMIT-1] */
export function checkMenuSize<Size extends { readonly categories: number; readonly items: number }>(
  size: Size,
): Result<Size, keyof typeof TOO_MANY_MESSAGES> {
  if (size.categories > MAX_CATEGORIES) return refused('too-many-categories');
  return size.items > MAX_ITEMS ? refused('too-many-items') : ok(size);
}
