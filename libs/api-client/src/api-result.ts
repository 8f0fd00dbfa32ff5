import type { ErrorCode, Issue } from '@carta/contract';

/**
 * Why a call failed. `network`: not sent, timed out, or a success that was cut off, empty or no JSON;
 * `unexpected`: a refusal that the contract does not describe.
 */
export interface ApiFailure {
  readonly code: ErrorCode | 'network' | 'unexpected';
  /** In Spanish, for the screen. [MSG-1] */
  readonly message: string;
  /** HTTP status; for `network` 0, or that of an empty or unreadable success. */
  readonly status: number;
  /** For `invalid`: one issue for each bad field. */
  readonly issues?: readonly Issue[];
  /** For `conflict` (a stale version): the record as it is stored. */
  readonly current?: unknown;
}

/** What a call settles with. `etag` is null where the answer has none; `unchanged` is true for a 304, which has no `value` to use. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T; readonly etag: string | null; readonly unchanged: boolean }
  | { readonly ok: false; readonly error: ApiFailure };
