import type { FastifyInstance } from 'fastify';

/** Limit of a body that is received only to be discarded, in bytes. */
export const MAX_UNREAD_BYTES = 30_000_000;

/** Discards the rest of a body that is answered before its end, so that the sender gets the answer; closes the connection if the rest is too long. */
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
