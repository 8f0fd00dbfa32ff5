/** Returns a list as it is, and an empty one for what is none: a rule that is given no list works as with an empty one. */
export function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
