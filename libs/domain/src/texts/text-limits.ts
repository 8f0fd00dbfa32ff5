import { numberOr } from '../number-or.ts';

/** Most characters of each kind of text. [TEXT-1] */
export const TEXT_LIMITS = {
  title: 120,
  businessName: 60,
  description: 1_000,
  other: 200,
  schedule: 1_000,
  notice: 1_000,
  board: 20_000,
  announcement: 20_000,
  address: 2_000,
} as const;

/** Returns the message for a longer text; a limit that is no number is that of other texts. [TEXT-1] */
export function textTooLong(limit: number): string {
  return `Puede tener hasta ${numberOr(limit, TEXT_LIMITS.other)} caracteres`;
}

/** Returns the error that the schema of such a text would give, without loading the schema; undefined if the text is valid. [TEXT-1] */
export function textProblem(typed: string, limit: number): string | undefined {
  return typed.length > limit ? textTooLong(limit) : undefined;
}
