import * as z from 'zod/mini';

/** [KEY-1] */
export const KEY_FORM = /^[A-Za-z0-9_-]{21}$/;

/** Key of a category or item: 21 letters, digits, '-' and '_'. [KEY-1] */
export const Key = z.string({ error: 'Falta la clave' }).check(z.regex(KEY_FORM, { error: 'La clave no es válida' }));
export type Key = z.infer<typeof Key>;

/** Key of a business, which names it in addresses: 2 to 32 characters. [KEY-2] */
export const BusinessKey = z
  .string({ error: 'Falta el negocio' })
  .check(z.regex(/^[A-Za-z0-9_-]{2,32}$/, { error: 'El negocio no es válido' }));
export type BusinessKey = z.infer<typeof BusinessKey>;
