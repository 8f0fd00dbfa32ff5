import { NOT_CONNECTED } from '@carta/domain';
import type { ApiFailure } from './api-result.ts';

export const NETWORK_FAILURE: ApiFailure = { code: 'network', status: 0, message: NOT_CONNECTED };

/** The failure that an answer with an error status or `error: true` describes; `unexpected` for an answer without a code. */
export function readFailure(answer: string, status: number): ApiFailure {
  const { error, code = error === true ? 'unexpected' : undefined, message, issues, current } = parseAnswer(answer);
  if (typeof code !== 'string' || typeof message !== 'string')
    return { ...NETWORK_FAILURE, code: 'unexpected', status };
  return { code, message, status, ...(issues ? { issues } : {}), ...(current === undefined ? {} : { current }) };
}

/** {} for text that is not JSON: a proxy answers with an HTML page. */
function parseAnswer(answer: string): Partial<ApiFailure & { readonly error: unknown }> {
  try {
    return (JSON.parse(answer) as Partial<ApiFailure> | null) ?? {};
  } catch {
    return {};
  }
}
