import type { Call } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PUBLIC_BODY } from './create-server.ts';
import type { Refusal } from './refusal.ts';

/** Who may make a call, and how much they may send. */
export interface Access {
  /** In bytes. */
  readonly bodyLimit: number;
  /** Returns why a request is refused before its body is read; null if it is not. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;
}

/** One kind of access: says for each of its calls who may make it. */
export type AccessKind = (call: Call) => Access;

/** Anybody. */
export const visitorAccess: AccessKind = ({ maxBody = MAX_PUBLIC_BODY }) => ({
  bodyLimit: maxBody,
  admit: async () => null,
});
