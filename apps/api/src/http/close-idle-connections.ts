import type { FastifyInstance } from 'fastify';

/** Closes each connection after its last answer during a graceful shutdown: an idle keep-alive connection delays it for a minute. */
export function closeIdleConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
