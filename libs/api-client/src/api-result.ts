import type { ErrorCode, Issue } from '@carta/contract';

/** Why a call failed. `network`: not sent, timed out, or the answer was cut off; `unexpected`: an answer that the contract does not describe. */
export interface ApiFailure {
  readonly code: ErrorCode | 'network' | 'unexpected';
  /** In Spanish, for the screen. [MSG-1] */
  readonly message: string;
  /** HTTP status; 0 for `network`. */
  readonly status: number;
  /** For `invalid`: one issue for each bad field. */
  readonly issues?: readonly Issue[];
  /** For `conflict` (a stale version): the record as it is stored. */
  readonly current?: unknown;
}

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T; readonly etag: string | null; readonly unchanged: boolean }
  | { readonly ok: false; readonly error: ApiFailure };
