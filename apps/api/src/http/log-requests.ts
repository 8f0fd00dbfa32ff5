import type { FastifyInstance } from 'fastify';

/** One line an answer. Nothing of headers, query or body: they carry cookies and passwords. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      from: request.ip,
    };
    request.log.info(line, 'answered');
    done();
  });
}
