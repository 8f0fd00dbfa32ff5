import type { CartProblem } from '@carta/domain';

/** Returns why a product cannot be ordered; `at` is when the order is wanted, in ms since 1970, null for as soon as possible. */
export const problemWords = (problem: CartProblem, at: number | null): string =>
  problem === 'unavailable' && at !== null ? cartaWords.notAvailableThen : cartaWords.problems[problem];
