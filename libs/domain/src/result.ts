/** What a rule gives: a value, or the word for why it refuses. */
export type Result<T, R extends string = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: R };

/** Wraps what a rule gives. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps why a rule refuses. */
export function refused<R extends string>(reason: R): { readonly ok: false; readonly reason: R } {
  return { ok: false, reason };
}
