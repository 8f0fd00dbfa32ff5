import type { ImageKind } from '@carta/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './api-error.ts';

/** A schema that server and client can validate with. */
export type Schema<Output = unknown> = z.ZodMiniType<Output>;

/** A file part of a multipart body; a form without a `required` part is refused. */
export interface FilePart {
  readonly image: ImageKind;
  readonly required: boolean;
}

/**
 * A call of the HTTP interface as data. The server validates with it, the client gets its types from it,
 * and the API page is generated from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parts, for Fastify and for the client. */
  readonly path: string;
  /**
   * `owner`: needs a session, and refuses every business key in path and body but the owner's own.
   * `remote`: needs the token of a remote, as `Authorization: Bearer`, and refuses every other remote.
   */
  readonly access: 'public' | 'owner' | 'remote';
  /** True if a locked owner is refused with 423 `locked`. */
  readonly locks: boolean;
  readonly params?: Schema;
  /** Query of the address; every field has a default. */
  readonly query?: Schema;
  /** JSON body. */
  readonly body?: Schema;
  /** Largest JSON body in bytes, where it is another than 1 MB. */
  readonly maxBody?: number;
  /** Text fields of a multipart body; `files` has its file parts by name. */
  readonly form?: Schema;
  readonly files?: Readonly<Record<string, FilePart>>;
  /** A multipart body has the files of a folder too: parts named `file`, whose file names are paths in the folder. */
  readonly folder?: true;
  /** The JSON of a success; absent if the answer is a file. */
  readonly response?: Schema;
  /** The media type of a success that is not JSON. */
  readonly media?: string;
  /** The answer has an ETag, and is 304 if the request has the same one. */
  readonly etag?: true;
  /** Error codes besides those that `refusalsOf` derives from the other fields. */
  readonly refuses?: readonly ErrorCode[];
  /** HTTP status of a success. */
  readonly status: 200 | 201;
  /** HTTP status of the same answer to the same request made again, where it is another. */
  readonly repeated?: 200;
  /** One Spanish sentence for the API page. */
  readonly summary: string;
}

/** Returns the call as it is, with its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Output<S> = S extends Schema<infer O> ? O : never;
type Input<S> = S extends z.ZodMiniType<unknown, infer I> ? I : never;

/** JSON of a success. */
export type ResponseOf<C extends Call> = C['response'] extends Schema ? Output<C['response']> : undefined;
/** Values for the parts of the path. */
export type ParamsOf<C extends Call> = C['params'] extends Schema ? Input<C['params']> : undefined;
/** Values of the query. */
export type QueryOf<C extends Call> = C['query'] extends Schema ? Input<C['query']> : undefined;
/** JSON body of a request. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? Input<C['body']> : undefined;
/** Multipart text fields of a request. */
export type FormOf<C extends Call> = C['form'] extends Schema ? Input<C['form']> : undefined;
/** Files of a request; `File` is the platform's type of a file. */
export type FilesOf<C extends Call, File> =
  C['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly [Name in RequiredFile<C['files']>]: File } & {
        readonly [Name in Exclude<keyof C['files'], RequiredFile<C['files']>>]?: File | undefined;
      }
    : undefined;

type RequiredFile<Files> = {
  [Name in keyof Files]: Files[Name] extends { readonly required: true } ? Name : never;
}[keyof Files];
