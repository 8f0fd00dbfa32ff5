import type { ApiFailure, ApiResult } from '@carta/api-client';
import type { menuSlice } from '@carta/panel';

export type MenuFact = Parameters<typeof menuSlice.reducer>[1];

/** What came of sending a change: what the server has taken of it, and why not all. */
export interface Outcome {
  readonly facts: readonly MenuFact[];
  readonly error: ApiFailure | null;
}

export const NOTHING_TO_SEND: Outcome = { facts: [], error: null };

/** What it changes is not there any more. */
export const GONE: Outcome = { facts: [], error: { code: 'not-found', status: 404, message: '' } };

/** It needs a connection, and there is none. */
export const NOT_REACHED: ApiFailure = { code: 'network', status: 0, message: '' };

export const UNEXPECTED: ApiFailure = { code: 'unexpected', status: 0, message: '' };

/** The owner broke it off; there is nothing to tell. */
export const CANCELLED: ApiFailure = { code: 'unexpected', status: 0, message: '' };

/** The outcome of a change that is one call. */
export function outcomeOf<T>(answer: ApiResult<T>, factsOf: (value: T) => readonly MenuFact[]): Outcome {
  return answer.ok ? { facts: factsOf(answer.value), error: null } : { facts: [], error: answer.error };
}
