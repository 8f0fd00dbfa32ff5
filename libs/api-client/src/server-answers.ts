import type { ApiFailure } from './api-result.ts';
import type { ApiClient } from './create-api-client.ts';

/** What a proxy in front answers where the server itself cannot. */
const BEYOND = [502, 503, 504];
const PATIENCE_MS = 5_000;

/** Whether a call failed without the server having judged it: sent again later, the same request may succeed. */
export function isUnreachable({ code, status }: ApiFailure): boolean {
  return code === 'network' || BEYOND.includes(status);
}

/** Asks the server for next to nothing, and gives whether it answers within 5 s; a refusal is an answer. */
export async function serverAnswers(api: Pick<ApiClient, 'notifications'>): Promise<boolean> {
  const answer = await api.notifications({ timeoutMs: PATIENCE_MS });
  return answer.ok || !isUnreachable(answer.error);
}
