import type { FastifyInstance } from 'fastify';

/** A body that nobody reads any more is received so far, in bytes, so that its sender gets the answer. */
export const MAX_UNREAD_BYTES = 30_000_000;

/** Discards the rest of a body that is answered before it was read, and ends the connection of one that is too long. */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, raw }, _reply, _payload, done) => {
    if (method !== 'GET' && !raw.complete && !raw.readableEnded) {
      let left = MAX_UNREAD_BYTES;
      raw.unpipe();
      raw.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) raw.destroy();
      });
      raw.resume();
    }
    done();
  });
}
