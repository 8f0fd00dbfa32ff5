import type { Call, FilesOf, ResponseOf, Schema } from '@carta/contract';
import { BusinessKey } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ChangeResult } from '../database/change-business.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { currentOwner, type OpenSessions } from '../session/request-session.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { BodyScopes } from './body-scopes.ts';
import { readInput } from './call-input.ts';
import { MAX_PUBLIC_BODY } from './create-server.ts';
import { onceClosed } from './once-closed.ts';
import { hasBody } from './slow-requests.ts';
import { UploadSlots } from './upload-slots.ts';
import { refusalOf, REFUSALS, sendRefusal, type Refusal } from './refusal.ts';

/** In bytes; a body over `MAX_PUBLIC_BODY` counts as an upload. */
const MAX_BODY = 1_000_000;
/** In seconds. */
const RETRY_UPLOAD_AFTER = 5;

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | null;
    /** True if the owner is locked and the call refuses locked owners. */
    lockedOut: boolean;
  }
}

type OutputOf<S> = S extends Schema<infer Output> ? Output : undefined;

interface CallContext<C extends Call> {
  readonly params: OutputOf<C['params']>;
  readonly query: OutputOf<C['query']>;
  readonly owner: C['access'] extends 'owner' ? Owner : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface SentForm<C extends Call> {
  readonly body: undefined;
  readonly form: OutputOf<C['form']>;
  /** Decoded pictures that are not stored yet. */
  readonly files: FilesOf<C, Picture>;
}

interface SentBody<C extends Call> {
  readonly body: OutputOf<C['body']>;
  readonly form: undefined;
  readonly files: undefined;
}

type Sent<C extends Call> = C extends { form: Schema }
  ? C extends { body: Schema }
    ? SentBody<C> | SentForm<C>
    : SentForm<C>
  : SentBody<C>;

type CallInput<C extends Call> = CallContext<C> & Sent<C>;

/** Returns the store's result, or undefined if the handler has sent the reply itself. */
type Handler<C extends Call> = (input: CallInput<C>) => Promise<ChangeResult<ResponseOf<C>> | undefined>;
/** Serves a call; `headers` are those of all its answers, of refusals too. */
export type Serve = <C extends Call>(call: C, handle: Handler<C>, headers?: Readonly<Record<string, string>>) => void;

/** What each business may do so often in a minute. */
interface UseLimit {
  readonly allows: (business: string) => boolean;
  /** In seconds. */
  readonly retryAfter: number;
}

interface CallServerDeps {
  readonly stores: OpenSessions;
  readonly pictures: Pictures;
  readonly limits: Record<'requests' | 'uploads', UseLimit>;
}

/** Returns a function that registers a call of the contract: session, business, lock and schemas are checked before its handler runs. */
export function callServer(scopes: BodyScopes, { stores, pictures, limits }: CallServerDeps): Serve {
  const slots = new UploadSlots();
  const overLimit = (kind: keyof CallServerDeps['limits'], { owner }: FastifyRequest): Refusal | null => {
    const limit = limits[kind];
    if (!owner || limit.allows(owner.business)) return null;
    return { ...REFUSALS.rateLimited, retryAfterSeconds: limit.retryAfter };
  };

  /** Waits for an upload slot if the body is large, and reserves memory for JSON; forms reserve their own. */
  const refusalOfUpload = async (
    request: FastifyRequest,
    reply: FastifyReply,
    bodyLimit: number,
  ): Promise<Refusal | null> => {
    const size = Number(request.headers['content-length'] ?? (hasBody(request.raw) ? bodyLimit : 0));
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (!request.owner || (size <= MAX_PUBLIC_BODY && !isForm)) return null;
    const tooMany = overLimit('uploads', request);
    if (tooMany) return tooMany;
    const slot = slots.enter(request.owner.business, request.ip);
    if (!slot) return { ...REFUSALS.rateLimited, retryAfterSeconds: RETRY_UPLOAD_AFTER };
    onceClosed(reply, slot.leave);
    await slot.started;
    if (isForm) return null;
    const memory = pictures.requestMemory();
    onceClosed(reply, () => memory.release());
    return memory.reserve(Math.min(size, bodyLimit)) ? null : REFUSALS.busy;
  };

  return (call, handle, headers = {}) => {
    const businessPart = businessPartOf(call);
    const bodyLimit = call.access === 'public' ? MAX_PUBLIC_BODY : (call.maxBody ?? MAX_BODY);
    const takesBody = call.body !== undefined || call.form !== undefined;
    scopes[call.form ? 'form' : call.body ? 'json' : 'none'].route({
      method: call.method,
      url: call.path,
      bodyLimit,
      onRequest: async (request, reply) => {
        reply.headers(headers);
        if (call.access === 'public') return;
        request.owner = await currentOwner(stores, request, reply);
        request.lockedOut = call.locks && request.owner?.locked === true;
        const refusal =
          refusalBeforeBody(request, businessPart) ??
          overLimit('requests', request) ??
          (takesBody ? await refusalOfUpload(request, reply, bodyLimit) : null);
        if (refusal) return sendRefusal(reply, refusal);
      },
      handler: async (request, reply) => {
        const read = await readInput(call, { request, reply, pictures });
        if (!read.ok) return sendRefusal(reply, read.refusal);
        const input = { ...read.value, owner: request.owner, request, reply };
        const result = await handle(input as Parameters<typeof handle>[0]);
        if (!result) return reply;
        return result.ok ? reply.code(call.status).send(result.value) : sendRefusal(reply, refusalOf(result));
      },
    });
  };
}

/** Refuses what is known before the body: a locked owner only if the path names the business, since another business in the body is refused first. */
function refusalBeforeBody(
  { owner, lockedOut, params }: FastifyRequest,
  businessPart: string | undefined,
): Refusal | null {
  if (!owner) return REFUSALS.unauthenticated;
  const { [businessPart ?? '']: business = owner.business, email = owner.email } = params as Record<string, string>;
  if (business !== owner.business || email !== owner.email) return REFUSALS.forbidden;
  return lockedOut && businessPart !== undefined ? REFUSALS.locked : null;
}

/** Returns the path parameter that names a business: the one with the schema `BusinessKey`. */
function businessPartOf({ params }: Call): string | undefined {
  if (!(params instanceof z.ZodMiniObject)) return undefined;
  return Object.keys(params.shape).find((part) => params.shape[part] === BusinessKey);
}
