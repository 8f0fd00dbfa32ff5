import { calls, SESSION_COOKIE, type Call, type CallName } from '@carta/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { GOOD_REQUESTS } from './good-requests.ts';
import { multipart, type CallRequest } from './send.ts';

const HOSTILE_VALUES = [
  '',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '../../carta.db',
  "' or 1=1 --",
  '<script>',
  'x'.repeat(30_000),
  -1,
  -0,
  1.5,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  {},
  { toString: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"locked":false}}'),
  JSON.parse('['.repeat(500) + ']'.repeat(500)),
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'a/b/c',
  '',
];
const PARTS = ['%', '%zz', '%E0%A4%A', '%00', '..%2f..%2fcarta.db', '%F0%9F%8D%95', '*', ':key', 'x'.repeat(600)];
const HEADERS = [
  'cookie',
  'origin',
  'if-none-match',
  'range',
  'accept-encoding',
  'content-length',
  'x-forwarded-for',
  'host',
];

const text = fc.string({ unit: 'binary', maxLength: 60 });
const value = fc.oneof(fc.constantFrom<unknown>(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 4 }), text);
const bytes = fc.uint8Array({ maxLength: 300 });
const part = fc.oneof(
  fc.constantFrom(...PARTS),
  text.map((part) => encodeURIComponent(part.toWellFormed())),
);

/** Deeply nested JSON, closed or not. */
const deep = fc
  .record({
    open: fc.constantFrom('[', '{"a":', '[{"title":'),
    depth: fc.constantFrom(10, 50, 99, 100, 101, 102, 500, 5000),
    isClosed: fc.boolean(),
  })
  .map(({ open, depth, isClosed }) => {
    const close = [...open].reverse().flatMap((character) => CLOSING[character] ?? []);
    return `${open.repeat(depth)}${isClosed ? `1${close.join('').repeat(depth)}` : ''}`;
  });
const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

/** JSON with many values or keys on one level. */
const wide = fc
  .record({ count: fc.constantFrom(1000, 20_000), one: fc.constantFrom('1', '""', '[]', '{}', 'null') })
  .chain(({ count, one }) =>
    fc.constantFrom(
      `[${Array(count).fill(one).join()}]`,
      `{${Array.from({ length: count }, (_, nth) => `"k${nth}":${one}`).join()}}`,
    ),
  );

/** A change of a good request. */
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('field' as const), at: fc.nat(), value }) },
  fc.record({ what: fc.constant('body' as const), value }),
  fc.record({ what: fc.constant('raw' as const), bytes, type: fc.constantFrom(...TYPES) }),
  fc.record({ what: fc.constant('json' as const), json: fc.oneof(deep, wide) }),
  fc.record({ what: fc.constant('repeated' as const), at: fc.nat(), value }),
  fc.record({ what: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({ what: fc.constant('form' as const), fields: fc.dictionary(text, text, { maxKeys: 40 }), file: bytes }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('path' as const), part }) },
  fc.record({ what: fc.constant('query' as const), query: fc.dictionary(text, text, { maxKeys: 5 }) }),
  fc.record({
    what: fc.constant('headers' as const),
    headers: fc.dictionary(fc.constantFrom(...HEADERS), fc.string({ maxLength: 40 })),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Calls that start a render process; their good requests are slow. */
const RENDERED: readonly CallName[] = ['menuPdf', 'qrPng', 'qrSvg'];

/** Any call by anybody, with one change of a good request. */
export const badRequest = fc
  .record({
    name: fc.constantFrom(...(Object.keys(GOOD_REQUESTS) as CallName[])),
    as: fc.constantFrom('owner' as const, 'owner' as const, 'owner' as const, 'locked' as const, null),
    change,
    part,
  })
  .map(({ part, ...request }) =>
    RENDERED.includes(request.name) ? { ...request, change: { what: 'path' as const, part } } : request,
  );

/** Returns the changed request with the sender's token. */
export function injectOf(name: CallName, good: CallRequest, change: Change, token: string | undefined): InjectOptions {
  const call: Call = calls[name];
  const changed = changedRequest(good, change);
  const url = call.path.replace(/:(\w+)/g, (_, name: string) =>
    change.what === 'path' ? change.part : encodeURIComponent(good.params?.[name] ?? ''),
  );
  return {
    method: call.method,
    url,
    query: change.what === 'query' ? change.query : (good.query ?? {}),
    payload: changed.payload,
    headers: {
      ...changed.headers,
      ...(token === undefined ? {} : { cookie: `${SESSION_COOKIE}=${token}` }),
      ...(change.what === 'headers' ? change.headers : {}),
    },
  };
}

interface Sent {
  readonly payload?: string | Buffer | undefined;
  readonly headers: Record<string, string>;
}

function changedRequest(good: CallRequest, change: Change): Sent {
  switch (change.what) {
    case 'field':
      return sent({
        ...good,
        ...(good.form ? { form: texts(good.form, change) } : { body: swapped(good.body, change) }),
      });
    case 'body':
      return sent({ body: change.value });
    case 'raw':
      return { payload: Buffer.from(change.bytes), headers: { 'content-type': change.type } };
    case 'json':
      return { payload: change.json, headers: { 'content-type': 'application/json' } };
    case 'repeated':
      return { payload: withRepeatedKey(good.body, change), headers: { 'content-type': 'application/json' } };
    case 'cut': {
      const whole = sent(good);
      const payload = Buffer.from(whole.payload ?? '');
      return { ...whole, payload: payload.subarray(0, change.at % (payload.length + 1)) };
    }
    case 'form':
      return multipart(change.fields, { _file: Buffer.from(change.file) });
    case 'path':
    case 'query':
    case 'headers':
      return sent(good);
  }
}

function sent({ body, form, files }: CallRequest): Sent {
  if (form || files) return multipart(form ?? {}, files);
  if (body === undefined) return { headers: {} };
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const texts = (form: Record<string, string>, change: { at: number; value: unknown }) =>
  swapped(form, {
    ...change,
    value: typeof change.value === 'string' ? change.value : JSON.stringify(change.value),
  }) as Record<string, string>;

/** Returns a body as JSON in which one key is repeated with another value. */
function withRepeatedKey(body: unknown, { at, value }: { at: number; value: unknown }): string {
  const keys = Object.keys(Object(body) as object);
  const key = keys[at % (keys.length || 1)] ?? 'a';
  const entries = [[key, value], ...Object.entries(Object(body) as object), [key, value]];
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`).join()}}`;
}

/** Returns a body with one of its values, at any depth, replaced. */
function swapped(body: unknown, { at, value }: { at: number; value: unknown }): unknown {
  const places = placesIn(body);
  const place = places[at % (places.length || 1)];
  return place === undefined ? value : swappedAt(body, place, value);
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])]);
}

function swappedAt(body: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : swappedAt((body as Record<string, unknown>)[key], rest, value);
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...(body as object), [key]: inner };
}
