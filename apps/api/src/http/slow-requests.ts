import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerUnreadable } from './unreadable-request.ts';

/** In bytes per second. */
const MIN_RATE = 1000;

interface Receiving {
  readonly reply: FastifyReply;
  /** Bytes that the connection had received at the last check; undefined before the first. */
  bytes?: number;
}

/** Ends requests whose bodies arrive at less than 1 kB per second; checks every `interval` ms. */
export function endSlowRequests(app: FastifyInstance, interval: number): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  let timer: NodeJS.Timeout | undefined;

  const check = () => {
    for (const [request, state] of receiving) {
      const received = request.socket.bytesRead;
      const isSlow = state.bytes !== undefined && received - state.bytes < (MIN_RATE * interval) / 1000;
      if (isSlow && !waitsForServer(request)) end(request, state.reply);
      state.bytes = received;
    }
  };
  const forget = (request: IncomingMessage) => {
    receiving.delete(request);
    if (receiving.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw) && !request.raw.complete) {
      receiving.set(request.raw, { reply });
      for (const ending of ['end', 'close']) request.raw.once(ending, () => forget(request.raw));
      // After a pause of this process, what has arrived meanwhile is read before it is counted.
      timer ??= setInterval(() => setImmediate(check), interval).unref();
    }
    done();
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True if the sender waits for the server: for a slot, the disk or a decoder. */
function waitsForServer(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark;
}

function end({ socket }: IncomingMessage, { raw }: FastifyReply): void {
  if (raw.headersSent) socket.destroy();
  else
    answerUnreadable(Object.assign(new Error('the request is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
