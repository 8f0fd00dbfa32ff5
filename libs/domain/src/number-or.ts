/** Returns a finite number as it is, and `otherwise` for what is none: text with digits is no number. */
export function numberOr(value: number | null | undefined, otherwise: number): number {
  return Number.isFinite(value) ? (value as number) : otherwise;
}
