import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

/** Connections over the limit that still get an answer, as a share of the limit; further ones are closed without one. */
const ANSWERED_SHARE = 0.1;

/** Answers 503 to requests over a connection that was opened while `max` others were open. */
export function limitConnections(app: FastifyInstance, max: number): void {
  const { server } = app;
  const refused = new WeakSet<Socket>();
  let open = 0;
  server.maxConnections = Math.ceil(max * (1 + ANSWERED_SHARE));
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > max) refused.add(socket);
    socket.once('close', () => (open -= 1));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!refused.has(request.raw.socket)) return done();
    reply.header('connection', 'close');
    sendRefusal(reply, REFUSALS.busy);
  });
}
