import { NOT_CONNECTED } from '@carta/domain';
import type { ApiFailure } from './api-result.ts';

export const NETWORK_FAILURE: ApiFailure = { code: 'network', status: 0, message: NOT_CONNECTED };

/** What an answer of this status and text refuses. */
export function readFailure(answer: string, status: number): ApiFailure {
  const { code, message, issues, current } = partsOf(answer);
  if (typeof code !== 'string' || typeof message !== 'string')
    return { ...NETWORK_FAILURE, code: 'unexpected', status };
  return { code, message, status, ...(issues ? { issues } : {}), ...(current === undefined ? {} : { current }) };
}

/** A proxy in front answers with a page. */
function partsOf(answer: string): Partial<ApiFailure> {
  try {
    return (JSON.parse(answer) as Partial<ApiFailure> | null) ?? {};
  } catch {
    return {};
  }
}
