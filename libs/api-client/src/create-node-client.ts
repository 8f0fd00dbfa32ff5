import { routes } from '@carta/contract';
import type { ApiFailure } from './api-result.ts';
import { createApiClient, type ApiClient } from './create-api-client.ts';
import { NETWORK_FAILURE, readFailure } from './read-failure.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

/** How a program of Node reaches the server. */
export interface NodeClientOptions {
  /** Origin of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The events of an open stream, or why there is none. */
export type OpenedEvents =
  | { readonly ok: true; readonly value: AsyncIterable<ServerEvent> }
  | { readonly ok: false; readonly error: ApiFailure };

/** A client for programs: what a browser does with the session's cookie, it does itself. */
export interface NodeClient {
  /** One function for each call of the contract; after `login` they are the session's. */
  readonly api: ApiClient;
  /**
   * Opens the session's stream of events, which ends with the session, the connection or `signal`. `live` is for a program that shows the orders as
   * they come: diners are told where nobody does.
   */
  readonly openEvents: (options?: { readonly signal?: AbortSignal; readonly live?: 'orders' }) => Promise<OpenedEvents>;
}

/** Returns a client that keeps the cookies of its server, in memory and for itself alone. No call throws: a failure is `{ ok: false, error }`. */
export function createNodeClient({
  baseUrl,
  fetch = (...args) => globalThis.fetch(...args),
}: NodeClientOptions): NodeClient {
  const cookies = new Map<string, string>();
  const withCookies: typeof globalThis.fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    // A redirection could carry the session to another server.
    const answer = await fetch(address, { ...init, headers, redirect: 'error' });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  };
  return {
    api: createApiClient({ baseUrl, fetch: withCookies }),
    openEvents: async ({ signal, live } = {}) => {
      try {
        const headers = { accept: 'text/event-stream' };
        const query = live === undefined ? '' : `?live=${live}`;
        const answer = await withCookies(baseUrl + routes.events.path + query, { headers, ...(signal && { signal }) });
        if (!answer.ok || !answer.body) return { ok: false, error: readFailure(await answer.text(), answer.status) };
        return { ok: true, value: readEvents(answer.body) };
      } catch {
        return { ok: false, error: NETWORK_FAILURE };
      }
    },
  };
}

/** Keeps what a `Set-Cookie` sets, or forgets what it deletes. */
function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const attribute = (key: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const [maxAge, expires] = [attribute('max-age'), attribute('expires')];
  const isOver = maxAge === undefined ? Date.parse(expires ?? '') <= Date.now() : Number(maxAge) <= 0;
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}
