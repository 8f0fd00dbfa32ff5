/** Most characters that each kind of text may have. [TEXT-1] */
export const TEXT_LIMITS = {
  title: 120,
  description: 1_000,
  other: 200,
  schedule: 1_000,
  board: 20_000,
  announcement: 20_000,
  address: 2_000,
} as const;

/** Message for a text that has more. [TEXT-1] */
export function textTooLong(limit: number): string {
  return `Puede tener hasta ${limit} caracteres`;
}

/** What the schema of such a text says of it while it is typed, without a schema's weight; undefined if nothing is wrong. [TEXT-1] */
export function textProblem(typed: string, limit: number): string | undefined {
  return typed.length > limit ? textTooLong(limit) : undefined;
}
