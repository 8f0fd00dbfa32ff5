import type { Call, FilesOf, ResponseOf, Schema } from '@carta/contract';
import { BusinessKey } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ChangeResult } from '../database/change-business.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { currentOwner } from '../session/request-session.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { Stores } from '../stores.ts';
import type { BodyScopes } from './body-scopes.ts';
import { readInput } from './call-input.ts';
import { refusalOf, REFUSALS, sendRefusal, type Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | null;
    /** The owner is locked and this call may not be made by a locked one. */
    lockedOut: boolean;
  }
}

type OutputOf<S> = S extends Schema<infer Output> ? Output : undefined;

interface Asked<C extends Call> {
  readonly params: OutputOf<C['params']>;
  readonly query: OutputOf<C['query']>;
  readonly owner: C['access'] extends 'owner' ? Owner : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface SentForm<C extends Call> {
  readonly body: undefined;
  readonly form: OutputOf<C['form']>;
  /** Pictures that are made and not stored yet. */
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

type CallInput<C extends Call> = Asked<C> & Sent<C>;

/** Answers a call: what its store gives, or nothing where the handler has sent the reply itself. */
type Handler<C extends Call> = (input: CallInput<C>) => Promise<ChangeResult<ResponseOf<C>> | undefined>;
export type Serve = <C extends Call>(call: C, handle: Handler<C>) => void;

/** Registers calls by the contract: session, own business, lock and schemas are checked before a handler runs. */
export function callServer(
  scopes: BodyScopes,
  { stores, pictures }: { stores: Pick<Stores, 'sessions' | 'knownBrowsers'>; pictures: Pictures },
): Serve {
  return (call, handle) => {
    const businessPart = businessPartOf(call);
    scopes[call.form ? 'form' : call.body ? 'json' : 'none'].route({
      method: call.method,
      url: call.path,
      onRequest: async (request, reply) => {
        if (call.access === 'public') return;
        request.owner = await currentOwner(stores, request, reply);
        const refusal = refusalBeforeBody(request, businessPart);
        if (refusal) return sendRefusal(reply, refusal);
        request.lockedOut = call.locks && request.owner?.locked === true;
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

function refusalBeforeBody({ owner, params }: FastifyRequest, businessPart: string | undefined): Refusal | null {
  if (!owner) return REFUSALS.unauthenticated;
  const { [businessPart ?? '']: business = owner.business, email = owner.email } = params as Record<string, string>;
  return business === owner.business && email === owner.email ? null : REFUSALS.forbidden;
}

/** The part of a call's path that names a business: the one whose schema is the business key's. */
function businessPartOf({ params }: Call): string | undefined {
  if (!(params instanceof z.ZodMiniObject)) return undefined;
  return Object.keys(params.shape).find((part) => params.shape[part] === BusinessKey);
}
