import { isBlank } from '../texts/is-blank.ts';

/** True if the record has a title; spaces and what nobody sees are none. [DONE-1] */
export function isTitled({ title }: { readonly title: string }): boolean {
  return !isBlank(title);
}
