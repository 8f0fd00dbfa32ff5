import { ERROR_MESSAGES, IMAGE_TYPES, imageTooLargeMessage } from '@carta/domain';
import * as z from 'zod/mini';
import { ERROR_STATUS, ApiError } from '../api-error.ts';
import type { Call, FilePart, Schema } from '../call.ts';
import { refusalsOf } from '../refusals-of.ts';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';

/** Names of the security schemes: the session's cookie, and the token of a remote. */
export const SESSION = 'session';
export const REMOTE_TOKEN = 'remoteToken';

const SECURITY: Record<Call['access'], object[]> = {
  public: [],
  owner: [{ [SESSION]: [] }],
  remote: [{ [REMOTE_TOKEN]: [] }],
};

const JSON_TYPE = 'application/json';
const FOLDER_FILES = 'Los archivos; el nombre de cada uno es su camino en la carpeta';
const ETAG_HEADER = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'El ETag de lo que ya se tiene',
};

interface CallToDescribe {
  readonly name: string;
  readonly call: Call;
  /** The path template of the call. Its parts may have the names of another call with the same template. */
  readonly path: string;
  readonly schemas: JsonSchemas;
}

/** Returns the OpenAPI operation object of a call. */
export function operationOf({ name, call, path, schemas }: CallToDescribe): object {
  const parameters = [
    ...pathParameters(call, path, schemas),
    ...queryParameters(call, schemas),
    ...(call.etag ? [ETAG_HEADER] : []),
  ];
  const requestBody = bodyOf(call, schemas);
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call)],
    security: SECURITY[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(call, schemas), ...failuresOf(call, schemas) },
  };
}

/** Returns `users` for `/api/users/:email`, `content` for `/content/manuals.json`. */
function tagOf({ path }: Call): string {
  return path.replace(/^\/api/, '').split('/')[1] ?? '';
}

function pathParameters({ path, params }: Call, template: string, schemas: JsonSchemas): object[] {
  if (!(params instanceof z.ZodMiniObject)) return [];
  const shape = params.shape as Record<string, Schema>;
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => shape[part]);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return parts.map((part = z.string(), index) => ({
    name: names[index],
    in: 'path',
    required: true,
    schema: schemas.of(part),
  }));
}

function queryParameters({ query }: Call, schemas: JsonSchemas): object[] {
  if (!(query instanceof z.ZodMiniObject)) return [];
  const shape = query.shape as Record<string, Schema>;
  return Object.entries(shape).map(([name, part]) => ({ name, in: 'query', schema: schemas.of(part) }));
}

function bodyOf({ body, form, files = {}, folder }: Call, schemas: JsonSchemas): object | undefined {
  if (!body && !form) return undefined;
  return {
    required: body === undefined || !body.safeParse(undefined).success,
    content: {
      ...(body && { [JSON_TYPE]: { schema: schemas.of(body) } }),
      ...(form && {
        'multipart/form-data': folder ? folderForm(schemas.of(form)) : multipart(schemas.of(form), files),
      }),
    },
  };
}

function multipart(form: JsonSchema, files: NonNullable<Call['files']>): object {
  const { properties = {}, required = [] } = form as { properties?: object; required?: string[] };
  const requiredFiles = Object.keys(files).filter((name) => files[name]?.required);
  return {
    schema: {
      ...form,
      properties: { ...properties, ...mapValues(files, filePart) },
      required: [...required, ...requiredFiles],
    },
    encoding: mapValues(files, () => ({ contentType: IMAGE_TYPES.join(', ') })),
  };
}

function folderForm(form: JsonSchema): object {
  const { properties = {} } = form as { properties?: object };
  const file = { type: 'array', items: { type: 'string', format: 'binary' }, description: FOLDER_FILES };
  return { schema: { ...form, properties: { ...properties, file } } };
}

function filePart({ image }: FilePart): object {
  return { type: 'string', format: 'binary', description: imageTooLargeMessage(image) };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, value: (of: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, of]) => [name, value(of)]));
}

function successOf({ status, repeated, response, media, etag }: Call, schemas: JsonSchemas): object {
  const content = response
    ? { [JSON_TYPE]: { schema: schemas.of(response) } }
    : media && { [media]: { schema: { type: 'string', format: 'binary' } } };
  return {
    [status]: {
      description: status === 201 ? 'Se creó' : 'Se hizo',
      ...(etag && { headers: { ETag: { schema: { type: 'string' } } } }),
      ...(content && { content }),
    },
    ...(repeated && { [repeated]: { description: 'Ya estaba hecho', ...(content && { content }) } }),
    ...(etag && { 304: { description: 'No cambió desde ese ETag' } }),
  };
}

/** Returns the responses of refusals by status; a status of several codes describes each. */
function failuresOf(call: Call, schemas: JsonSchemas): object {
  const codes = refusalsOf(call);
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort();
  const content = call.path.startsWith('/api/') && { content: { [JSON_TYPE]: { schema: schemas.of(ApiError) } } };
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERROR_STATUS[code] === status);
      const description = ofStatus.map((code) => `\`${code}\`: ${ERROR_MESSAGES[code]}`).join('; ');
      const headers = status === ERROR_STATUS['rate-limited'] && {
        headers: { 'Retry-After': { description: 'Segundos', schema: { type: 'integer' } } },
      };
      return [status, { description, ...headers, ...content }];
    }),
  );
}
