import type { ApiResult } from './api-result.ts';
import type { ApiClient } from './create-api-client.ts';
import { NETWORK_FAILURE } from './read-failure.ts';

type AnyCall = (input?: unknown) => Promise<ApiResult<unknown>>;

/** Returns a client whose code `load` fetches with the first call. A call fails with `network` where `load` rejects; the next one tries again. */
export function lazyApiClient(load: () => Promise<ApiClient>): ApiClient {
  const get = (_: ApiClient, name: keyof ApiClient) => async (input?: unknown) => {
    const client = await load().catch(() => null);
    return client ? (client[name] as AnyCall)(input) : { ok: false, error: NETWORK_FAILURE };
  };
  return new Proxy({} as ApiClient, { get });
}
