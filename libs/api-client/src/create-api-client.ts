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
import { NETWORK_FAILURE, readFailure } from './read-failure.ts';
import type { SendWithProgress } from './send-with-progress.ts';

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

/** What a call takes: `params` for the path, `query` behind it, `body` as JSON or `form` as multipart, and options of the request itself. */
export type CallInput<N extends CallName> = Asked<Calls[N]> & Sent<Calls[N]> & RequestOptions;

interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until the request is given up, as `network`; 15 s by default, 5 minutes where it carries files. */
  readonly timeoutMs?: number;
  /** ETag of what the caller has; the answer is then `unchanged` where nothing is newer. */
  readonly etag?: string | null;
  /** Told how much of the body has been sent, from 0 to 1; only by a client that has `sendWithProgress`. */
  readonly onProgress?: (share: number) => void;
}

type Call<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? (input?: CallInput<N>) => Promise<ApiResult<ResponseOf<Calls[N]>>>
    : (input: CallInput<N>) => Promise<ApiResult<ResponseOf<Calls[N]>>>;

/** One function for each call of the contract. None throws: every failure comes back as a value. */
export type ApiClient = { readonly [N in CallName]: Call<N> };

export interface ApiClientOptions {
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sends the calls that want to know their progress; without it they go by `fetch`, and are told of none. */
  readonly sendWithProgress?: SendWithProgress;
  /** Origin of the server, without a slash at the end; '' (the default) is the page's own. */
  readonly baseUrl?: string;
}

interface LooseInput extends RequestOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | Blob | undefined>>;
}

const TIMEOUT_MS = { usual: 15_000, withFiles: 5 * 60_000 };

/** Gives a client of the whole HTTP interface. Refusals, broken connections and unreadable answers come back as `{ ok: false, error }`. */
export function createApiClient({
  fetch = (...args) => globalThis.fetch(...args),
  baseUrl = '',
  sendWithProgress,
}: ApiClientOptions = {}): ApiClient {
  const send = async (name: CallName, input: LooseInput = {}): Promise<ApiResult<unknown>> => {
    const { method, path } = routes[name];
    const { body, headers } = encodeBody(input);
    if (input.etag) headers.set('if-none-match', input.etag);
    const patience = givenUp(input);
    try {
      const url = baseUrl + addressOf(path, input);
      const request = {
        method,
        headers,
        credentials: 'same-origin' as const,
        ...(body === undefined ? {} : { body }),
        signal: patience.signal,
      };
      const { onProgress } = input;
      const sent = onProgress && sendWithProgress ? sendWithProgress(url, request, onProgress) : fetch(url, request);
      return await readAnswer(await sent);
    } catch {
      return { ok: false, error: NETWORK_FAILURE };
    } finally {
      patience.end();
    }
  };
  const names = Object.keys(routes) as CallName[];
  return Object.fromEntries(
    names.map((name) => [name, (input?: LooseInput) => send(name, input)]),
  ) as unknown as ApiClient;
}

/** A signal that breaks the request off when its time is over, or when the caller's own does; `end` it when the answer has been read. */
function givenUp({ signal, form = {}, timeoutMs }: LooseInput) {
  const carriesFiles = Object.values(form).some((value) => value instanceof Blob);
  const over = new AbortController();
  const giveUp = () => over.abort();
  const timer = setTimeout(giveUp, timeoutMs ?? (carriesFiles ? TIMEOUT_MS.withFiles : TIMEOUT_MS.usual));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  return { signal: over.signal, end };
}

function addressOf(path: string, { params = {}, query }: LooseInput): string {
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

async function readAnswer(response: Response): Promise<ApiResult<unknown>> {
  const etag = response.headers.get('etag');
  if (response.status === 304) return { ok: true, value: undefined, etag, unchanged: true };
  if (response.ok) return { ok: true, value: await response.json(), etag, unchanged: false };
  return { ok: false, error: readFailure(await response.text(), response.status) };
}
