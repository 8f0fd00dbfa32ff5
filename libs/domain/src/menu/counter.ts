/** How many categories or products can be added at once. [COUNT-1] */
export const COUNTER = { min: 1, max: 10 } as const;

/** Returns the count one step further, staying within 1 to 10. [COUNT-1] */
export function steppedCount(count: number, step: 1 | -1): number {
  return Math.min(COUNTER.max, Math.max(COUNTER.min, count + step));
}
