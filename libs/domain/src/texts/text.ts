import * as z from 'zod/mini';
import { TEXT_LIMITS, textTooLong } from './text-limits.ts';

/** A text of at most `limit` characters; `''` if not filled in. [TEXT-1] */
export function text(limit: number) {
  return z.string({ error: 'Tiene que ser un texto' }).check(z.maxLength(limit, { error: textTooLong(limit) }));
}

/** A text of at most `limit` characters, not only spaces. [TEXT-4] */
export function filledText(limit: number) {
  return text(limit).check(z.refine((value) => value.trim() !== '', { error: 'No puede estar vacío' }));
}

/** A text of at most 200 characters, at least `shortest` without spaces at its ends, or `''`. [TEXT-2] */
export function textOrNothing(shortest: number) {
  return text(TEXT_LIMITS.other).check(
    z.refine((value) => value === '' || value.trim().length >= shortest, {
      error: `Tiene que tener al menos ${shortest} caracteres`,
    }),
  );
}

/** True or false. [TEXT-3] */
export function flag() {
  return z.boolean({ error: 'Tiene que ser sí o no' });
}

/** A whole number from 0. [TEXT-3] */
export function count() {
  return z.int({ error: 'Tiene que ser un número entero' }).check(z.minimum(0, { error: 'No puede ser negativo' }));
}
