import type { Call, FilesOf, ResponseOf, Schema } from '@carta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asAuthor } from '../database/author.ts';
import type { ChangeResult } from '../database/change-business.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import type { RemoteToken } from '../remotes/remote-tokens.store.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { AccessKind } from './access.ts';
import type { BodyScopes } from './body-scopes.ts';
import { readInput } from './call-input.ts';
import { REFUSALS, refusalOf, sendRefusal, type Refusal } from './refusal.ts';

type OutputOf<S> = S extends Schema<infer Output> ? Output : undefined;

/** What a handler learns of who makes the call, by the call's kind of access. */
interface Callers extends Record<Call['access'], object> {
  readonly public: object;
  readonly owner: { readonly owner: Owner };
  readonly remote: { readonly token: RemoteToken };
}

interface CallContext<C extends Call> {
  readonly params: OutputOf<C['params']>;
  readonly query: OutputOf<C['query']>;
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

type CallInput<C extends Call> = CallContext<C> & Callers[C['access']] & Sent<C>;

/** Returns the store's result or a refusal, or undefined if the handler has sent the reply itself. */
type Handler<C extends Call> = (input: CallInput<C>) => Promise<ChangeResult<ResponseOf<C>> | Refusal | undefined>;

interface ServeOptions {
  /** Those of all answers, of refusals too. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the handler reads and checks what was sent by itself. */
  readonly isUnread?: boolean;
}

/** Serves a call. */
export type Serve = <C extends Call>(call: C, handle: Handler<C>, options?: ServeOptions) => void;

interface CallServerDeps {
  readonly pictures: Pictures;
  /** Who may make the calls of each kind of access. */
  readonly access: Readonly<Record<Call['access'], AccessKind>>;
}

/** Returns the function that registers a call of the contract: who makes it, locks and schemas are checked before its handler runs. */
export function callServer(app: FastifyInstance, scopes: BodyScopes, { pictures, access }: CallServerDeps): Serve {
  // A call goes on where its client has left: the database is closed after it.
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.allSettled(running)));
  const untilDone = <Result>(work: Promise<Result>): Promise<Result> => {
    const end = () => running.delete(work);
    running.add(work);
    work.then(end, end);
    return work;
  };
  return (call, handle, { headers = {}, isUnread = false } = {}) => {
    const { bodyLimit, admit } = access[call.access](call);
    const scope = call.form ? 'form' : call.body ? 'json' : 'none';
    scopes[scope].route({
      method: call.method,
      url: call.path,
      bodyLimit,
      onRequest: async (request, reply) => {
        reply.headers(headers);
        const refusal = await admit(request, reply);
        if (refusal) return sendRefusal(reply, refusal);
        // Before the type of the body, at which Fastify looks first.
        if (scope === 'json' && Number(request.headers['content-length']) > bodyLimit)
          return sendRefusal(reply, REFUSALS.tooLarge);
      },
      handler: async (request, reply) => {
        const read = isUnread ? null : await readInput(call, { request, reply, pictures });
        if (read && !read.ok) return sendRefusal(reply, read.refusal);
        const { owner, remoteToken: token } = request;
        // Spread last: V8 takes 0.5 µs for each field after a spread, and a shape that stays until a full collection.
        const input: object = { owner, token, request, reply, ...read?.value };
        const handled = () => handle(input as Parameters<typeof handle>[0]);
        const result = await untilDone(
          owner ? asAuthor({ by: owner.email, device: owner.device }, handled) : handled(),
        );
        if (!result) return reply;
        if ('code' in result) return sendRefusal(reply, result);
        return result.ok ? reply.code(call.status).send(result.value) : sendRefusal(reply, refusalOf(result));
      },
    });
  };
}
