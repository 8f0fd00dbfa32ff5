import * as z from 'zod/mini';
import { priceFromDecimal } from './price.ts';
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
