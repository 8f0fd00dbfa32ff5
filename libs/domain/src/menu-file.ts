import * as z from 'zod/mini';
import { newCategory, type Category } from './category.ts';
import { newItem, type Item } from './item.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';
import { nextFeaturedRank } from './featured.ts';
import { nextOrder, sortByOrder } from './ordering.ts';
import { priceToDecimal, priceFromDecimal } from './price.ts';
import { ok } from './result.ts';
import { flag, text, TEXT_LIMITS } from './text.ts';

const price = z.union([z.string(), z.number()], { error: 'Falta el precio, por ejemplo "2700.00"' }).check(
  z.refine((value) => priceFromDecimal(value).ok, {
    error: 'No es un precio: dos decimales con punto, por ejemplo "2700.00", de 0 a 99999999.99',
  }),
);

const Product = z.strictObject(
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

const products = z.array(Product, { error: 'Tiene que ser una lista de productos' });

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

/** A menu as it travels between tools. [FILE-1] */
export const MenuFile = z.strictObject(
  {
    note: z.optional(z.string({ error: 'Tiene que ser un texto' })),
    currency: z.literal('$', { error: 'La moneda tiene que ser "$"' }),
    categories: z.array(MainCategory, { error: 'Falta la lista de categorías' }),
  },
  { error: ofObject },
);
export type MenuFile = z.infer<typeof MenuFile>;

/** One thing that is wrong with a file: where, and why, in Spanish. */
export interface FileIssue {
  /** Like `categories[2].products[7].price`; '' is the file itself. */
  readonly path: string;
  readonly message: string;
}

function ofObject(issue: { readonly code?: string; readonly keys?: readonly string[] }): string {
  return issue.code === 'unrecognized_keys' ? `No se conoce «${issue.keys?.join('», «')}»` : 'Tiene que ser un objeto';
}

/** Reads a menu file. [FILE-2] Refuses with every issue, in the file's order. */
export function parseMenuFile(file: unknown): { ok: true; value: MenuFile } | { ok: false; issues: FileIssue[] } {
  const parsed = MenuFile.safeParse(file);
  if (parsed.success) return ok(parsed.data);
  return { ok: false, issues: parsed.error.issues.map(({ path, message }) => ({ path: pathText(path), message })) };
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}

/** What a menu already holds where a file is added to it. */
export interface FileTarget {
  readonly business: string;
  readonly newKey: () => Key;
  /** The level-1 categories and items that stay; empty where the file replaces the menu. */
  readonly existing?: { readonly categoriesL1: readonly Category[]; readonly items: readonly Item[] };
}

export type NewCategory = Omit<Category, '_id' | 'version'>;
export type NewItem = Omit<Item, '_id' | 'version'>;

/** Gives the records of a file: orders from 0 behind what exists, featured ranks without gaps behind the existing ones. [FILE-3] */
export function menuFileToRecords(
  file: MenuFile,
  { business, newKey, existing = { categoriesL1: [], items: [] } }: FileTarget,
): { categories: NewCategory[]; items: NewItem[] } {
  const categories: NewCategory[] = [];
  const items: NewItem[] = [];
  const wanted: { item: NewItem; rank: number }[] = [];
  const firstOrder = nextOrder(existing.categoriesL1);

  const addProducts = (list: z.infer<typeof products>, parent: NewCategory) => {
    for (const [order, product] of list.entries()) {
      const parsed = priceFromDecimal(product.price);
      if (!parsed.ok) continue;
      const { title, description = '', show = true } = product;
      const item = {
        ...newItem({ business, key: newKey(), parent, order }),
        title,
        description,
        show,
        price: parsed.value,
      };
      items.push(item);
      if (product.featured !== undefined) wanted.push({ item, rank: product.featured });
    }
  };

  for (const [index, main] of file.categories.entries()) {
    const { title, show = true } = main;
    const category = {
      ...newCategory({ business, key: newKey(), order: firstOrder + index }),
      title,
      show,
      toLevel: main.products?.length ? (3 as const) : null,
    };
    categories.push(category);
    addProducts(main.products ?? [], category);
    for (const [order, { title, show = true, products = [] }] of (main.categories ?? []).entries()) {
      const child = { ...newCategory({ business, key: newKey(), order, parent: category.key }), title, show };
      categories.push(child);
      addProducts(products, child);
    }
  }

  const firstRank = nextFeaturedRank(existing.items);
  wanted.sort((a, b) => a.rank - b.rank);
  for (const [index, { item }] of wanted.entries()) item.featured = firstRank + index;
  return { categories, items };
}

/** Gives the file of a menu; importing it gives the same menu again, but for keys and pictures. [FILE-4] */
export function menuToFile({
  categoriesL1,
  categoriesL2,
  items,
}: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>): MenuFile {
  const productsOf = (key: Key) =>
    sortByOrder(items.filter(({ parent }) => parent === key)).map(({ title, description, price, show, featured }) => ({
      title,
      ...(description === '' ? {} : { description }),
      price: priceToDecimal(price),
      ...(show ? {} : { show }),
      ...(featured === false ? {} : { featured }),
    }));
  const headOf = ({ title, show }: Category) => ({ title, ...(show ? {} : { show }) });
  const subcategoriesOf = (key: Key) => sortByOrder(categoriesL2.filter(({ parent }) => parent === key));
  return {
    currency: '$',
    categories: sortByOrder(categoriesL1).map((category) => {
      const products = productsOf(category.key);
      if (products.length > 0) return { ...headOf(category), products };
      const children = subcategoriesOf(category.key);
      return {
        ...headOf(category),
        categories: children.map((child) => ({ ...headOf(child), products: productsOf(child.key) })),
      };
    }),
  };
}
