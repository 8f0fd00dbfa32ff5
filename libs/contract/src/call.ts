import type { ImageKind } from '@carta/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './api-error.ts';

/** Any schema that both sides can validate with. */
export type Schema<Output = unknown> = z.ZodMiniType<Output>;

/** A file part of a multipart body: what the picture is chosen for, and whether the form is refused without it. */
export interface FilePart {
  readonly image: ImageKind;
  readonly required: boolean;
}

/**
 * One call of the HTTP interface, as data: the server validates by it, the client is typed by it,
 * the API page is generated from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parts, as both Fastify and the client read it. */
  readonly path: string;
  /** `owner`: needs a session, and every business key in path and body must be the owner's own. */
  readonly access: 'public' | 'owner';
  /** True where a locked owner is refused with 423 `locked`. */
  readonly locks: boolean;
  readonly params?: Schema;
  /** What may follow the path's `?`, each part with a default. */
  readonly query?: Schema;
  /** JSON body. */
  readonly body?: Schema;
  /** Text fields of a multipart body; `files` tells of its file parts, by their names. */
  readonly form?: Schema;
  readonly files?: Readonly<Record<string, FilePart>>;
  /** The JSON of a success; absent where the answer is a file. */
  readonly response?: Schema;
  /** The type of a success that is no JSON. */
  readonly media?: string;
  /** The answer has an ETag, and is 304 to a reader who has it already. */
  readonly etag?: true;
  /** What it may be refused with besides what its other fields imply. */
  readonly refuses?: readonly ErrorCode[];
  /** Status of a success. */
  readonly status: 200 | 201;
  /** One Spanish sentence for the API page. */
  readonly summary: string;
}

/** Keeps the literal types of a call's definition. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Output<S> = S extends Schema<infer O> ? O : never;
type Input<S> = S extends z.ZodMiniType<unknown, infer I> ? I : never;

/** What a call's success carries. */
export type ResponseOf<C extends Call> = C['response'] extends Schema ? Output<C['response']> : undefined;
/** What a caller puts in the path. */
export type ParamsOf<C extends Call> = C['params'] extends Schema ? Input<C['params']> : undefined;
/** What a caller may put behind the path's `?`. */
export type QueryOf<C extends Call> = C['query'] extends Schema ? Input<C['query']> : undefined;
/** What a caller sends as JSON. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? Input<C['body']> : undefined;
/** What a caller sends as multipart text fields. */
export type FormOf<C extends Call> = C['form'] extends Schema ? Input<C['form']> : undefined;
/** What a caller sends as files, each a `File` as its platform has it. */
export type FilesOf<C extends Call, File> =
  C['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly [Name in RequiredFile<C['files']>]: File } & {
        readonly [Name in Exclude<keyof C['files'], RequiredFile<C['files']>>]?: File | undefined;
      }
    : undefined;

type RequiredFile<Files> = {
  [Name in keyof Files]: Files[Name] extends { readonly required: true } ? Name : never;
}[keyof Files];
