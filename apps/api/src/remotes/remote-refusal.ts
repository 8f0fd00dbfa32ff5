import type { ErrorCode } from '@carta/contract';

/** Why a change of a remote was refused: each problem is a sentence in Spanish. */
export interface RemoteRefusal {
  readonly ok: false;
  readonly code: Extract<ErrorCode, 'invalid' | 'forbidden' | 'not-found' | 'conflict'>;
  readonly problems: readonly string[];
}

export type RemoteResult<T> = { readonly ok: true; readonly value: T } | RemoteRefusal;

export const refusedAs = (code: RemoteRefusal['code'], ...problems: readonly string[]): RemoteRefusal => ({
  ok: false,
  code,
  problems,
});
