import * as z from 'zod/mini';
import { Key } from '../menu/key.ts';
import { anyText, filledText, flag, list, object } from '../texts/text.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';

/** Most tables of a business. [TABLE-1] */
export const MAX_TABLES = 200;

/** Who has it is at the table: 10 letters and digits. [TABLE-3] */
const TABLE_TOKEN_FORM = /^[A-Za-z0-9]{10}$/;

/** True for what has the form of a table's token. [TABLE-3] */
export function isTableToken(text: string): boolean {
  return TABLE_TOKEN_FORM.test(text);
}

const titled = { key: Key, title: filledText(TEXT_LIMITS.title) };

function tables<Table extends z.core.$ZodType<{ readonly key: Key }>>(table: Table) {
  return list(table).check(
    z.maxLength(MAX_TABLES, { error: `Puede haber hasta ${MAX_TABLES} mesas` }),
    z.refine((all: readonly { readonly key: Key }[]) => new Set(all.map(({ key }) => key)).size === all.length, {
      error: 'Una mesa está dos veces',
    }),
  );
}

/** A table of a business, with the token of its QR code. [TABLE-1] */
export const Table = object({
  ...titled,
  token: anyText().check(z.regex(TABLE_TOKEN_FORM, { error: 'No es el código de una mesa' })),
});
export type Table = z.infer<typeof Table>;

/** The tables of a business in their order, at most 200. [TABLE-1] */
export const Tables = tables(Table);

/** Tables as an owner writes them: without tokens, which the server makes; `renew` asks for another one. [TABLE-3] */
export const WrittenTables = tables(object({ ...titled, renew: z.optional(flag()) }));
export type WrittenTables = z.infer<typeof WrittenTables>;
