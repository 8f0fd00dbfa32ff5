import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

/** Connections over the limit that still get an answer, as a share of the limit; further ones are closed without one. */
const ANSWERED_SHARE = 0.1;

const overLimit = new WeakSet<Socket>();

/** True for a request over a connection that was opened over the limit. */
export const isOverLimit = ({ socket }: IncomingMessage): boolean => overLimit.has(socket);

/** Answers 503 to requests over a connection that was opened while `max` others were open. */
export function limitConnections(app: FastifyInstance, max: number): void {
  const { server } = app;
  let open = 0;
  server.maxConnections = Math.ceil(max * (1 + ANSWERED_SHARE));
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > max) overLimit.add(socket);
    socket.once('close', () => (open -= 1));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOverLimit(request.raw)) return done();
    reply.header('connection', 'close');
    sendRefusal(reply, REFUSALS.busy);
  });
}
