import type { ApiResult } from './api-result.ts';

/** Pauses before a call is sent again, in ms. */
const PAUSES = [300, 700, ...Array<number>(10).fill(1000), ...Array<number>(9).fill(2000)];

/** Sends a call again while another change of many records of its business is under way, unless the signal aborts. */
export async function whileBusy<T>(send: () => Promise<ApiResult<T>>, signal?: AbortSignal): Promise<ApiResult<T>> {
  for (const pause of PAUSES) {
    const result = await send();
    if (result.ok || result.error.code !== 'busy' || signal?.aborted) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}
