import type { Call } from '@carta/contract';
import { BusinessKey } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pictures } from '../pictures/pictures.ts';
import { currentOwner, type OpenSessions } from '../session/request-session.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { AccessKind } from './access.ts';
import { MAX_PUBLIC_BODY } from './create-server.ts';
import { clientNetwork } from './client-network.ts';
import { onceClosed } from './once-closed.ts';
import { REFUSALS, type Refusal } from './refusal.ts';
import { hasBody } from './slow-requests.ts';
import { UploadSlots } from './upload-slots.ts';

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

/** What each business may do so often in a minute. */
interface UseLimit {
  readonly allows: (business: string) => boolean;
  /** In seconds. */
  readonly retryAfter: number;
}

interface OwnerDeps {
  readonly stores: OpenSessions;
  readonly pictures: Pick<Pictures, 'requestMemory'>;
  readonly limits: Record<'requests' | 'uploads', UseLimit>;
}

/** Who has a session, for their own business. */
export function ownerAccess({ stores, pictures, limits }: OwnerDeps): AccessKind {
  const slots = new UploadSlots();
  const overLimit = (kind: keyof OwnerDeps['limits'], { owner }: FastifyRequest): Refusal | null => {
    const limit = limits[kind];
    if (!owner || limit.allows(owner.business)) return null;
    return { ...REFUSALS.rateLimited, retryAfterSeconds: limit.retryAfter };
  };

  /** Waits for an upload slot if the body is large, and has the memory of JSON counted; forms count their own. */
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
    const slot = slots.enter(request.owner.business, clientNetwork(request.ip));
    if (!slot) return { ...REFUSALS.rateLimited, retryAfterSeconds: RETRY_UPLOAD_AFTER };
    onceClosed(reply, slot.leave);
    await slot.started;
    if (isForm) return null;
    const memory = pictures.requestMemory(request.owner.business);
    onceClosed(reply, () => memory.release());
    request.bodyMemory = memory;
    return null;
  };

  return (call) => {
    const businessPart = businessPartOf(call);
    const bodyLimit = call.maxBody ?? MAX_BODY;
    const takesBody = call.body !== undefined || call.form !== undefined;
    return {
      bodyLimit,
      admit: async (request, reply) => {
        request.owner = await currentOwner(stores, request, reply);
        request.lockedOut = call.locks && request.owner?.locked === true;
        return (
          refusalBeforeBody(request, businessPart) ??
          overLimit('requests', request) ??
          (takesBody ? await refusalOfUpload(request, reply, bodyLimit) : null)
        );
      },
    };
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
