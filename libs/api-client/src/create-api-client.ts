import {
  routes,
  type BodyOf,
  type Call as AnyCall,
  type CallName,
  type FilesOf,
  type FormOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Schema,
  type calls,
} from '@carta/contract';
import type { ApiResult } from './api-result.ts';
import { NETWORK_FAILURE, parseAnswer, readFailure } from './read-failure.ts';
import type { SendWithProgress } from './send-with-progress.ts';
import { whileBusy } from './while-busy.ts';
import { withTimeout } from './with-timeout.ts';

type Calls = typeof calls;
type Given<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };
type Form<C extends AnyCall> = Given<'form', C extends { form: Schema } ? FormOf<C> & FilesOf<C, Blob> : undefined>;
type Sent<C extends AnyCall> = C extends { form: Schema; body: Schema }
  ? Given<'body', BodyOf<C>> | Form<C>
  : Given<'body', BodyOf<C>> & Form<C>;

type Asked<C extends AnyCall> = Given<'params', ParamsOf<C>> &
  (C extends { query: Schema } ? { readonly query?: QueryOf<C> } : unknown);

/** Input of a call: `params` of the path, `query`, `body` (sent as JSON) or `form` (sent as multipart), and options of the request. */
export type CallInput<N extends CallName> = Asked<Calls[N]> & Sent<Calls[N]> & RequestOptions;

interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Timeout in ms, after which the call fails with `network`; by default 15 s, or 5 minutes with files. */
  readonly timeoutMs?: number;
  /** ETag of the caller's copy; the result is `unchanged` (without a value) if the copy is current. */
  readonly etag?: string | null;
  /** Called with the sent share of the body, 0 to 1; only by a client that has `sendWithProgress`. */
  readonly onProgress?: (share: number) => void;
}

type Call<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? (input?: CallInput<N>) => Promise<ApiResult<ResponseOf<Calls[N]>>>
    : (input: CallInput<N>) => Promise<ApiResult<ResponseOf<Calls[N]>>>;

/** One function for each call of the contract. Each settles and none rejects: a failure is returned as `{ ok: false, error }`. */
export type ApiClient = { readonly [N in CallName]: Call<N> };

/** How the client of a browser sends its calls. */
export interface ApiClientOptions {
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sends the calls that have `onProgress`; without it they use `fetch` and report no progress. */
  readonly sendWithProgress?: SendWithProgress;
  /** Origin of the server, without a trailing slash; '' (the default) is the page's own. */
  readonly baseUrl?: string;
}

interface Route {
  readonly method: string;
  readonly path: string;
}

interface LooseInput extends RequestOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | Blob | undefined>>;
}

const TIMEOUT_MS = { default: 15_000, withFiles: 5 * 60_000 };

/**
 * Returns a client for every call of the contract. Refusals, network failures and unreadable answers are returned as `{ ok: false, error }`. A call that is
 * refused as `busy` is sent again for half a minute before its refusal is returned.
 */
export function createApiClient(options?: ApiClientOptions): ApiClient {
  const client = apiClientFor(routes, options);
  const names = Object.keys(client) as CallName[];
  const patient = names.map((name) => {
    const send = client[name] as (input?: LooseInput) => Promise<ApiResult<unknown>>;
    return [name, (input?: LooseInput) => whileBusy(() => send(input), input?.signal)];
  });
  return Object.fromEntries(patient) as ApiClient;
}

/** Returns a client for some calls, by their routes: a page that sends few needs not load all. It answers as `createApiClient`. */
export function apiClientFor<N extends CallName>(
  routes: Readonly<Record<N, Route>>,
  { fetch = (...args) => globalThis.fetch(...args), baseUrl = '', sendWithProgress }: ApiClientOptions = {},
): Pick<ApiClient, N> {
  const send = async ({ method, path }: Route, input: LooseInput = {}): Promise<ApiResult<unknown>> => {
    const { etag, signal, onProgress } = input;
    try {
      const { body, headers } = encodeBody(input);
      if (etag) headers.set('if-none-match', etag);
      const url = baseUrl + urlPath(path, input);
      const request = { method, headers, credentials: 'same-origin' as const, ...(body === undefined ? {} : { body }) };
      return await withTimeout(timeoutOf(input), signal, async (signal) => {
        const sent =
          onProgress && sendWithProgress
            ? sendWithProgress(url, { ...request, signal }, onProgress)
            : fetch(url, { ...request, signal });
        return readAnswer(await sent, Boolean(etag));
      });
    } catch {
      return { ok: false, error: NETWORK_FAILURE };
    }
  };
  return Object.fromEntries(
    Object.entries<Route>(routes).map(([name, route]) => [name, (input?: LooseInput) => send(route, input)]),
  ) as unknown as Pick<ApiClient, N>;
}

function timeoutOf({ form = {}, timeoutMs }: LooseInput): number {
  const hasFiles = Object.values(form).some((value) => value instanceof Blob);
  return timeoutMs ?? (hasFiles ? TIMEOUT_MS.withFiles : TIMEOUT_MS.default);
}

function urlPath(path: string, { params = {}, query }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

function encodeBody({ body, form }: LooseInput): { body: string | FormData | undefined; headers: Headers } {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) if (value !== undefined) data.append(name, value);
    return { body: data, headers: new Headers() };
  }
  if (body === undefined) return { body: undefined, headers: new Headers() };
  return { body: JSON.stringify(body), headers: new Headers({ 'content-type': 'application/json' }) };
}

/** `conditional`: the request has the ETag of a copy. */
async function readAnswer(response: Response, conditional: boolean): Promise<ApiResult<unknown>> {
  const { status } = response;
  const etag = response.headers.get('etag');
  if (status === 304 && conditional) return { ok: true, value: undefined, etag, unchanged: true };
  const answer = await response.text();
  const value = parseAnswer(answer);
  if (!response.ok || value?.error === true) return { ok: false, error: readFailure(answer, status) };
  if (!value) return { ok: false, error: { ...NETWORK_FAILURE, status } };
  return { ok: true, value, etag, unchanged: false };
}
