import { isForAnyOrigin } from './any-origin.ts';
import type { ErrorCode } from './api-error.ts';
import type { Call } from './call.ts';

/** Returns every error code of a call, each once: those that follow from its fields, and its own `refuses`. */
export function refusalsOf(call: Call): ErrorCode[] {
  const isApi = call.path.startsWith('/api/');
  const changes = call.method !== 'GET';
  const implied: [boolean, readonly ErrorCode[]][] = [
    [changes && !isForAnyOrigin(call.path), ['forbidden']],
    [changes, ['too-large', 'unsupported', 'invalid']],
    [call.access !== 'public', ['unauthenticated', 'forbidden', 'rate-limited']],
    [call.locks, ['locked']],
    [isApi && (call.params !== undefined || call.query !== undefined), ['invalid']],
    [isApi, ['unavailable']],
  ];
  const codes = implied.flatMap(([applies, refusals]) => (applies ? refusals : []));
  return [...new Set([...codes, ...(call.refuses ?? [])])];
}
