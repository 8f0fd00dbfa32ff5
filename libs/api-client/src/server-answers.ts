import type { ApiFailure } from './api-result.ts';
import type { ApiClient } from './create-api-client.ts';

/** Statuses with which a proxy answers for a server that is down. */
const PROXY_STATUSES = [502, 503, 504];
const TIMEOUT_MS = 5_000;

/** True if the call failed before the server processed it: the same request may succeed later. */
export function isUnreachable({ code, status }: ApiFailure): boolean {
  return code === 'network' || PROXY_STATUSES.includes(status);
}

/** Sends a small request and returns whether the server answers within 5 s; a refusal counts as an answer. */
export async function serverAnswers(api: Pick<ApiClient, 'notifications'>): Promise<boolean> {
  const answer = await api.notifications({ timeoutMs: TIMEOUT_MS });
  return answer.ok || !isUnreachable(answer.error);
}
