/** True if the record has a title; spaces alone are none. [DONE-1] */
export function isTitled({ title }: { readonly title: string }): boolean {
  return title.trim() !== '';
}
