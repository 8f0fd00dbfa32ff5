import type { FastifyInstance } from 'fastify';

/** What is still answered during a stop ends its connection: one that is kept open holds the stop up for a minute. */
export function letGoOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
