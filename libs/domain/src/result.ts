/** Result of a rule: a value, or the reason of a refusal. */
export type Result<T, R extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

/** Result of a rule that returns `value`. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Result of a rule that refuses with `reason`. */
export function refused<R extends string>(reason: R): { readonly ok: false; readonly reason: R } {
  return { ok: false, reason };
}
