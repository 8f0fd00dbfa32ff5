import { text } from 'node:stream/consumers';
import { ApiError, calls, ERROR_STATUS, refusalsOf, SESSION_COOKIE, type Call, type CallName } from '@carta/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { PEOPLE, type Person, type TestServer } from './test-server.ts';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Body;
}

export interface CallRequest {
  readonly as?: Person | null;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** Text fields of a multipart body. */
  readonly form?: Record<string, string>;
  /** Its file parts, which come after the text fields unless `filesFirst`. */
  readonly files?: Record<string, SentFile>;
  readonly filesFirst?: boolean;
  /** A body that is sent unchanged. */
  readonly raw?: { readonly payload: string; readonly type: string };
  readonly headers?: Record<string, string>;
  /** Replaces a new session of `as`. */
  readonly token?: string;
}

/** A file, with the name and type that its sender states. */
export type SentFile = Buffer | { readonly bytes: Buffer; readonly filename: string; readonly type: string };

/** Sends a call and checks that the contract declares the status and shape of the answer. */
export async function send<Body = unknown>(
  server: TestServer,
  name: CallName,
  request: CallRequest = {},
): Promise<Answer<Body>> {
  const call: Call = calls[name];
  const { as = 'owner', params = {}, query = {}, headers = {} } = request;
  const token = request.token ?? (as === null ? undefined : await server.session(as));
  const url = call.path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? defaultPart(call, part, as)),
  );
  const sent = sentBy(request);
  const response = await server.app.inject({
    method: call.method,
    url,
    query,
    payloadAsStream: true,
    payload: sent.payload,
    headers: { ...sent.headers, ...(token === undefined ? {} : { cookie: `${SESSION_COOKIE}=${token}` }), ...headers },
  } as InjectOptions);
  const body = await bodyOf(response);
  expect(statusesOf(call)).toContain(response.statusCode);
  const schema = response.statusCode < 400 ? call.response : ApiError;
  if (body !== undefined && schema) expect(schema.parse(body)).toEqual(body);
  return { status: response.statusCode, headers: response.headers, body: body as Body };
}

/** Returns the answer's JSON; undefined for other types, since an event stream does not end. */
async function bodyOf(response: LightMyRequestResponse): Promise<unknown> {
  const stream = response.stream();
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  if (isJson) return JSON.parse(await text(stream)) as unknown;
  stream.destroy();
  return undefined;
}

function statusesOf(call: Call): number[] {
  return [
    call.status,
    ...(call.repeated ? [call.repeated] : []),
    ...(call.etag ? [304] : []),
    ...refusalsOf(call).map((code) => ERROR_STATUS[code]),
  ];
}

/** Returns the sender's own business or email for a path parameter that `params` lacks. */
function defaultPart(call: Call, part: string, as: Person | null): string {
  const { business, email } = PEOPLE[as ?? 'owner'];
  if (part === 'email') return email;
  if (['businessKey', 'business', 'menuKey'].includes(part) || call.path.startsWith('/api/menus/')) return business;
  throw new Error(`${call.path} needs '${part}'`);
}

function sentBy({ body, form, files, filesFirst, raw }: CallRequest) {
  if (form || files) return multipart(form ?? {}, files, { filesFirst });
  if (raw) return { payload: raw.payload, headers: { 'content-type': raw.type } };
  if (body === undefined) return { headers: {} };
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const BOUNDARY = 'carta-test-boundary';

export function multipart(
  fields: Record<string, string>,
  files: Record<string, SentFile> = {},
  { filesFirst = false }: { filesFirst?: boolean | undefined } = {},
) {
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value)));
  const carried = Object.entries(files).map(([name, file]) => {
    const { bytes, filename, type } = Buffer.isBuffer(file)
      ? { bytes: file, filename: 'a.png', type: 'image/png' }
      : file;
    return part(`name="${name}"; filename="${filename}"\r\ncontent-type: ${type}`, bytes);
  });
  const parts = filesFirst ? [...carried, ...texts] : [...texts, ...carried];
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

function part(disposition: string, contents: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), contents, Buffer.from('\r\n')]);
}
