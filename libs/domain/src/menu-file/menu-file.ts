import * as z from 'zod/mini';
import { checkMenuSize, TOO_MANY_MESSAGES } from '../menu/menu-limits.ts';
import { ofObject, parseFile, type ParsedFile } from './parse-file.ts';
import { priceFromDecimal } from '../prices/price.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { flag, text } from '../texts/text.ts';

const price = z.union([z.string(), z.number()], { error: 'Falta el precio, por ejemplo "2700.00"' }).check(
  z.refine((value) => priceFromDecimal(value).ok, {
    error: 'No es un precio: dos decimales con punto, por ejemplo "2700.00", de 0 a 99999999.99',
  }),
);

const FileItem = z.strictObject(
  {
    title: text(TEXT_LIMITS.title),
    description: z.optional(text(TEXT_LIMITS.description)),
    price,
    show: z.optional(flag()),
    featured: z.optional(
      z
        .int({ error: 'Tiene que ser un puesto desde 1' })
        .check(z.minimum(1, { error: 'Tiene que ser un puesto desde 1' })),
    ),
  },
  { error: ofObject },
);

const products = z.array(FileItem, { error: 'Tiene que ser una lista de productos' });

const Subcategory = z.strictObject(
  { title: text(TEXT_LIMITS.title), show: z.optional(flag()), products: z.optional(products) },
  { error: ofObject },
);

const MainCategory = z
  .strictObject(
    {
      title: text(TEXT_LIMITS.title),
      show: z.optional(flag()),
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
  const all = [...value, ...value.flatMap(({ categories = [] }) => categories)];
  const items = all.reduce((count, { products = [] }) => count + products.length, 0);
  const checked = checkMenuSize({ categories: all.length, items });
  if (!checked.ok) issues.push({ code: 'custom', input: value, message: TOO_MANY_MESSAGES[checked.reason] });
});

/** A menu file: the exchange format of a menu. [FILE-1] [FILE-7] */
export const MenuFile = z.strictObject(
  {
    note: z.optional(z.string({ error: 'Tiene que ser un texto' })),
    currency: z.literal('$', { error: 'La moneda tiene que ser "$"' }),
    categories,
  },
  { error: ofObject },
);
export type MenuFile = z.infer<typeof MenuFile>;

/** Returns the menu file. Refuses with every issue, in the sequence of the file. [FILE-2] */
export function parseMenuFile(file: unknown): ParsedFile<MenuFile> {
  return parseFile(MenuFile, file);
}
