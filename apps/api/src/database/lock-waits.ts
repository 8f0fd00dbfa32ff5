/** How long changes wait for other writers, in ms. */
export const LOCK_WAITS = {
  change: 2000,
  /** Work at the start and of the operator, whom nobody waits for. */
  operator: 10_000,
  /** What may be written later as well. */
  momentary: 50,
} as const;
