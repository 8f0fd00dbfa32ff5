import type { FastifyReply } from 'fastify';

/** Calls back when the connection of a request is closed: at once where it is already, which nothing else tells. */
export function onceClosed({ raw }: FastifyReply, callback: () => void): void {
  if (raw.closed) callback();
  else raw.once('close', callback);
}
