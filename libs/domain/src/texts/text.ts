import * as z from 'zod/mini';
import { isBlank } from './is-blank.ts';
import { seenLength } from './seen-length.ts';
import { TEXT_LIMITS, textTooLong } from './text-limits.ts';

/** An object of these fields; others are dropped. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: ofObject });
}

/** Returns the Spanish message of an issue about an object itself. */
export function ofObject(issue: { readonly code?: string; readonly keys?: readonly string[] }): string {
  return issue.code === 'unrecognized_keys' ? `No se conoce «${issue.keys?.join('», «')}»` : 'Tiene que ser un objeto';
}

/** Returns the Spanish message of an issue about an object of one of several kinds. */
export function ofKind(issue: { readonly code?: string }): string {
  return issue.code === 'invalid_union' ? 'No es ninguna de las clases que se conocen' : ofObject(issue);
}

/** A list of any length. */
export function list<Entry extends z.core.SomeType>(entry: Entry) {
  return z.array(entry, { error: 'Tiene que ser una lista' });
}

/** One of these texts. */
export function oneOf<const Text extends string>(texts: readonly Text[]) {
  return z.enum(texts, { error: `Tiene que ser ${texts.join(', ').replace(/, ([^,]*)$/, ' o $1')}` });
}

/** A text of any length. */
export function anyText() {
  return z.string({ error: 'Tiene que ser un texto' });
}

/** A whole number, negative or not. */
export function wholeNumber() {
  return z.int({ error: 'Tiene que ser un número entero' });
}

/** A text of at most `limit` characters; `''` if not filled in. [TEXT-1] */
export function text(limit: number) {
  return anyText().check(z.maxLength(limit, { error: textTooLong(limit) }));
}

/** A text of at most 200 characters; `''` if not filled in. [TEXT-1] */
export function shortText() {
  return text(TEXT_LIMITS.other);
}

/** A text of at most `limit` characters, not only of spaces and of what nobody sees. [TEXT-4] */
export function filledText(limit: number) {
  return text(limit).check(z.refine((value) => !isBlank(value), { error: 'No puede estar vacío' }));
}

/** A text of at most 200 characters, at least `shortest` that are seen, without spaces at its ends, or `''`. [TEXT-2] */
export function textOrNothing(shortest: number) {
  return shortText().check(
    z.refine((value) => value === '' || seenLength(value) >= shortest, {
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
  return wholeNumber().check(z.minimum(0, { error: 'No puede ser negativo' }));
}
