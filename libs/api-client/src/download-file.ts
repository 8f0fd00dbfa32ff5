import type { ApiFailure } from './api-result.ts';
import { NETWORK_FAILURE, readFailure } from './read-failure.ts';
import { withTimeout } from './with-timeout.ts';

/** How a file is fetched, and how long it may take. */
export interface DownloadOptions {
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Called with the received share, 0 to 1; never if the server does not send the size. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Timeout in ms, after which the download fails with `network`; 5 minutes by default. */
  readonly timeoutMs?: number;
}

/** The file, or why it could not be had. */
export type Download = { readonly ok: true; readonly value: Blob } | { readonly ok: false; readonly error: ApiFailure };

const TIMEOUT_MS = 5 * 60_000;

/** Downloads the file at `address`. Refusals, network failures and empty answers are returned as `{ ok: false, error }`. */
export async function downloadFile(address: string, options: DownloadOptions = {}): Promise<Download> {
  const { fetch = globalThis.fetch, onProgress, signal, timeoutMs = TIMEOUT_MS } = options;
  try {
    return await withTimeout(timeoutMs, signal, async (signal) => {
      const response = await fetch(address, { credentials: 'same-origin', signal });
      const { status } = response;
      if (!response.ok) return { ok: false, error: readFailure(await response.text(), status) };
      const type = response.headers.get('content-type') ?? '';
      const parts = await readParts(response, onProgress);
      if (parts.length === 0) return { ok: false, error: { ...NETWORK_FAILURE, status } };
      return { ok: true, value: new Blob(parts, { type }) };
    });
  } catch {
    return { ok: false, error: NETWORK_FAILURE };
  }
}

async function readParts(response: Response, onProgress: DownloadOptions['onProgress']) {
  const total = Number(response.headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let read = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    read += next.value.length;
    if (total > 0) onProgress?.(Math.min(1, read / total));
  }
  return parts;
}
