import type * as z from 'zod/mini';
import { categoryTitle } from './category.ts';
import { itemTitle } from './item.ts';
import type { Menu } from './menu.ts';
import { oneOf, anyText, object, wholeNumber } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** What was changed: a record, or the menu as a whole. [CHANGE-1] */
const CHANGED_KINDS = ['category', 'item', 'optionGroup', 'menu'] as const;

/** Past participles and nouns by what was done; a pair is for 'producto' or 'grupo' and 'categoría'. [CHANGE-2] */
const DONE = {
  added: ['agregado', 'agregada'],
  edited: ['editado', 'editada'],
  priced: ['nuevo precio', 'nuevo precio'],
  pictured: ['nueva imagen', 'nueva portada'],
  hidden: ['oculto', 'oculta'],
  shown: ['visible otra vez', 'visible otra vez'],
  'sold-out': ['agotado hoy', 'agotada hoy'],
  'sold-out-until-back': ['agotado', 'agotada'],
  'back-on-sale': ['otra vez a la venta', 'otra vez a la venta'],
  featured: ['destacado', 'destacada'],
  unfeatured: ['ya no es destacado', 'ya no es destacada'],
  moved: ['cambió de lugar', 'cambió de lugar'],
  copied: ['duplicado', 'duplicada'],
  deleted: ['eliminado', 'eliminada'],
  restored: ['recuperado', 'recuperada'],
} as const;

/** Changes of many records. [CHANGE-2] */
const DONE_TO_MENU: Partial<Record<ChangeDone, string>> = {
  priced: 'Precios cambiados',
  added: 'Menú importado',
  edited: 'Varios productos editados',
  hidden: 'Varios productos ocultos',
  shown: 'Varios productos a la vista',
  'sold-out': 'Varios productos agotados hoy',
  'sold-out-until-back': 'Varios productos agotados',
  'back-on-sale': 'Varios productos otra vez a la venta',
  moved: 'Varios productos movidos',
  deleted: 'Varios productos eliminados',
  restored: 'Menú anterior recuperado',
};

export type ChangeDone = keyof typeof DONE;
export const DONE_NAMES = Object.keys(DONE) as [ChangeDone, ...ChangeDone[]];

/** The last change of categories and items as it is stored; `at` in ms since 1970. [CHANGE-1] */
export interface StoredChange {
  readonly at: number;
  readonly kind: (typeof CHANGED_KINDS)[number];
  readonly done: ChangeDone;
  /** Key or `_id` of the record; '' for the menu. */
  readonly record: string;
}

/** The last change of a menu; `title` is '' if the record is unknown. [CHANGE-1] */
export const LastChange = object({
  at: wholeNumber(),
  kind: oneOf(CHANGED_KINDS),
  done: oneOf(DONE_NAMES),
  title: anyText(),
});
export type LastChange = z.infer<typeof LastChange>;

type ChangedFields = Partial<
  Record<'title' | 'description' | 'price' | 'image' | 'show' | 'featured' | 'soldOut', unknown>
>;

/** Returns what an edit with these fields does; an absent field is undefined. [CHANGE-1] */
export function changeDoneBy({ title, description, price, image, show, featured, soldOut }: ChangedFields): ChangeDone {
  if (show !== undefined) return show ? 'shown' : 'hidden';
  if (soldOut === 'until-back') return 'sold-out-until-back';
  if (soldOut !== undefined) return soldOut ? 'sold-out' : 'back-on-sale';
  if (featured !== undefined) return featured ? 'featured' : 'unfeatured';
  if (title !== undefined || description !== undefined) return 'edited';
  if (price !== undefined) return 'priced';
  return image === undefined ? 'edited' : 'pictured';
}

/** Returns the stored change with the current title of its record; `deletedTitle` is that of one in the trash. [CHANGE-1] */
export function lastChangeIn(menu: Menu, { record, ...change }: StoredChange, deletedTitle = ''): LastChange {
  const named = ({ key, _id }: { readonly key: string; readonly _id: string }) => key === record || _id === record;
  const item = listOf(menu.items).find(named);
  if (item) return { ...change, kind: 'item', title: itemTitle(item) };
  const category = [...listOf(menu.categoriesL1), ...listOf(menu.categoriesL2)].find(named);
  if (category) return { ...change, kind: 'category', title: categoryTitle(category) };
  const group = listOf(menu.optionGroups).find(named);
  if (group) return { ...change, kind: 'optionGroup', title: group.title };
  return { ...change, title: deletedTitle };
}

const FALLBACK_TITLES = { item: 'Producto', category: 'Categoría', optionGroup: 'Grupo' } as const;

/** Returns the change in words: 'Bife de chorizo: nuevo precio'. What was done that is not known is 'editado'. [CHANGE-2] */
export function lastChangeText({ kind, done, title }: Pick<LastChange, 'kind' | 'done' | 'title'>): string {
  if (kind === 'menu') return DONE_TO_MENU[done] ?? 'Menú editado';
  const [masculine, feminine] = Object.hasOwn(DONE, done) ? DONE[done] : DONE.edited;
  const name = title || (Object.hasOwn(FALLBACK_TITLES, kind) ? FALLBACK_TITLES[kind] : FALLBACK_TITLES.item);
  return `${name}: ${kind === 'category' ? feminine : masculine}`;
}
