import { NOT_CONNECTED } from '@carta/domain';
import type { ApiFailure } from './api-result.ts';

export const NETWORK_FAILURE: ApiFailure = { code: 'network', status: 0, message: NOT_CONNECTED };

/** The failure that an answer with an error status or `error: true` describes; `unexpected` for an answer without a code. */
export function readFailure(answer: string, status: number): ApiFailure {
  const {
    error,
    code = error === true ? 'unexpected' : undefined,
    message,
    issues,
    current,
  } = (parseAnswer(answer) ?? {}) as Partial<ApiFailure & { readonly error: unknown }>;
  if (typeof code !== 'string' || typeof message !== 'string')
    return { ...NETWORK_FAILURE, code: 'unexpected', status };
  return { code, message, status, ...(issues ? { issues } : {}), ...(current === undefined ? {} : { current }) };
}

/** Returns the object of a JSON answer; null for every other text: a proxy answers with nothing, or with an HTML page. */
export function parseAnswer(answer: string): { readonly error?: unknown } | null {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
