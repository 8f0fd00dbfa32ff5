import type { ErrorCode, Issue } from '@carta/contract';

/** Why a call failed. `network`: it could not be sent, took too long, or the answer was cut; `unexpected`: an answer that the contract does not know. */
export interface ApiFailure {
  readonly code: ErrorCode | 'network' | 'unexpected';
  /** In Spanish, fit to be shown. */
  readonly message: string;
  /** HTTP status; 0 with `network`. */
  readonly status: number;
  /** Names each bad field, with `invalid`. */
  readonly issues?: readonly Issue[];
  /** The record as it is now, with `conflict` for a stale version. */
  readonly current?: unknown;
}

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T; readonly etag: string | null; readonly unchanged: boolean }
  | { readonly ok: false; readonly error: ApiFailure };
