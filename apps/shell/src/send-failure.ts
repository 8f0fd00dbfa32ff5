import { CLIENT_ERROR_LIMITS, type ClientError } from '@carta/contract';
import type { ApiClient } from '@carta/api-client';
import type { Failure } from './report-failure.ts';

/** Failures that one page sends at most: one that repeats itself tells nothing new. */
const MAX_SENT = 20;

/** Returns a function that sends each failure of the page to the server once. */
export function failureSender(
  api: Pick<ApiClient, 'reportClientError'>,
  { currentPath, lastRequest }: { currentPath: () => string; lastRequest: () => string | null },
) {
  const sent = new Set<string>();
  return (failure: Failure): void => {
    const error = clientErrorOf(failure, currentPath());
    const identity = JSON.stringify({ ...error, path: '' });
    if (sent.size >= MAX_SENT || sent.has(identity)) return;
    sent.add(identity);
    const request = lastRequest();
    const body = request === null ? error : { ...error, request };
    // What cannot be sent, without a connection for instance, is in the browser's console only.
    void api.reportClientError({ body });
  };
}

function clientErrorOf({ remote, version, phase, error }: Failure, path: string): ClientError {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    ...(remote !== null && { remote }),
    ...(version !== null && { version }),
    phase,
    message: message.slice(0, CLIENT_ERROR_LIMITS.message),
    ...(stack !== undefined && { stack: stack.slice(0, CLIENT_ERROR_LIMITS.stack) }),
    path: path.slice(0, CLIENT_ERROR_LIMITS.path),
  };
}
