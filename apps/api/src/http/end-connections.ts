import type { FastifyInstance } from 'fastify';

/** While the server ends, an answer ends its connection: a client that keeps it would hold up the end. */
export function endConnections(app: FastifyInstance): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) void reply.header('connection', 'close');
  });
}
