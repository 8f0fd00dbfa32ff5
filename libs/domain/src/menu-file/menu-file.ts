import * as z from 'zod/mini';
import { Allergens, declaredSoundly, Diets } from '../diets/diets.ts';
import { Hours } from '../hours/shift.ts';
import { Key } from '../menu/key.ts';
import type { Menu } from '../menu/menu.ts';
import { checkMenuSize, TOO_MANY_MESSAGES } from '../menu/menu-limits.ts';
import { FileGroups, filePrice, groupFaults } from './file-groups.ts';
import { parseFile, type ParsedFile } from './parse-file.ts';
import { ok } from '../result.ts';
import { type Steps } from '../steps.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { ofObject, flag, text } from '../texts/text.ts';

const FileItem = z
  .strictObject(
    {
      /** That of the menu's product which it stands for; one that is no product's is nothing. [FILE-16] */
      key: z.optional(Key),
      title: text(TEXT_LIMITS.title),
      description: z.optional(text(TEXT_LIMITS.description)),
      price: filePrice,
      show: z.optional(flag()),
      featured: z.optional(
        z
          .int({ error: 'Tiene que ser un puesto desde 1' })
          .check(z.minimum(1, { error: 'Tiene que ser un puesto desde 1' })),
      ),
      allergens: z.optional(Allergens),
      diets: z.optional(Diets),
      /** Titles of its option groups. */
      options: z.optional(z.array(text(TEXT_LIMITS.title), { error: 'Tiene que ser una lista de grupos' })),
    },
    { error: ofObject },
  )
  .check(declaredSoundly);

const products = z.array(FileItem, { error: 'Tiene que ser una lista de productos' });

const head = {
  key: z.optional(Key),
  title: text(TEXT_LIMITS.title),
  show: z.optional(flag()),
  availability: z.optional(Hours),
};

const Subcategory = z.strictObject({ ...head, products: z.optional(products) }, { error: ofObject });

const MainCategory = z
  .strictObject(
    {
      ...head,
      categories: z.optional(z.array(Subcategory, { error: 'Tiene que ser una lista de categorías' })),
      products: z.optional(products),
    },
    { error: ofObject },
  )
  .check(
    z.refine((category) => !(category.categories && category.products), {
      error: 'Tiene categorías o productos, no las dos cosas',
    }),
  );

const categories = z.array(MainCategory, { error: 'Falta la lista de categorías' }).check(({ value, issues }) => {
  const size = checkMenuSize(sizeOf(value));
  if (!size.ok) issues.push({ code: 'custom', input: value, message: TOO_MANY_MESSAGES[size.reason] });
});

function sizeOf(mains: readonly z.infer<typeof MainCategory>[]) {
  const all = [...mains, ...mains.flatMap(({ categories: inside = [] }) => inside)];
  return { categories: all.length, items: all.reduce((count, { products: held = [] }) => count + held.length, 0) };
}

/** A menu file: the exchange format of a menu. [FILE-1] [FILE-7] [GROUP-5] */
export const MenuFile = z
  .strictObject(
    {
      note: z.optional(z.string({ error: 'Tiene que ser un texto' })),
      /** True for a file made of a table: where it says nothing of visibility, the menu keeps it. [FILE-18] */
      partial: z.optional(flag()),
      currency: z.literal('$', { error: 'La moneda tiene que ser "$"' }),
      options: z.optional(FileGroups),
      categories,
    },
    { error: ofObject },
  )
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    for (const { path, message } of groupFaults(value)) issues.push({ code: 'custom', input: value, path, message });
  });
export type MenuFile = z.infer<typeof MenuFile>;
/** A main category of a file. */
export type FileMain = z.infer<typeof MainCategory>;
/** A category of a file, of either level. */
export type FileCategory = z.infer<typeof Subcategory>;
/** A product of a file. */
export type FileItem = z.infer<typeof FileItem>;
/** An option group of a file. */
export type FileGroup = z.infer<typeof FileGroups>[number];

/** What of a menu stands in a file. */
export type FileMenu = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'> & Partial<Pick<Menu, 'optionGroups'>>;

/** Returns the menu file. Refuses with every issue, in the sequence of the file. [FILE-2] */
export function parseMenuFile(file: unknown): ParsedFile<MenuFile> {
  return parseFile(MenuFile, file);
}

/** As `parseMenuFile`, in steps of a main category; a file with faults is read at once. */
export function* parseMenuFileSteps(file: unknown): Steps<ParsedFile<MenuFile>> {
  const head = MenuFile.safeParse(isObject(file) ? { ...file, categories: [] } : file);
  if (!head.success || !isObject(file) || !Array.isArray(file.categories)) return parseMenuFile(file);
  const mains: FileMain[] = [];
  for (const category of file.categories as unknown[]) {
    yield;
    const parsed = MainCategory.safeParse(category);
    if (!parsed.success) return parseMenuFile(file);
    mains.push(parsed.data);
  }
  yield;
  const value = { ...head.data, categories: mains };
  return checkMenuSize(sizeOf(mains)).ok && groupFaults(value).length === 0 ? ok(value) : parseMenuFile(file);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
