import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerUnreadable } from './unreadable-request.ts';

/** In bytes per second: of any ten seconds, and of the whole body beyond the first ones. */
const MIN_RATE = 1000;
const DEADLINE_RATE = 20_000;
/** Checks of the deadlines in the interval of the check for the rate. */
const CHECKS = 10;

export interface BodyTimes {
  /** Interval of the check for the rate, in ms. */
  readonly checkInterval: number;
  /** How long a body may take besides the time for its bytes, in ms. */
  readonly bodyTimeout: number;
}

interface Receiving {
  readonly reply: FastifyReply;
  /** How long the server has waited for the body, in ms. */
  age: number;
  /** The age at which the request was answered. */
  answeredAt?: number;
  /** Bytes that the connection had received when the request began, and at the last check of the rate. */
  readonly began: number;
  bytes?: number;
}

/**
 * Ends requests whose bodies arrive at less than 1 kB per second, and those over their deadline: 10 s and the time that their bytes take at 20 kB
 * per second, those that are announced or else have arrived. A body that is answered before its end has 10 s for the rest.
 */
export function endSlowRequests(app: FastifyInstance, { checkInterval, bodyTimeout }: BodyTimes): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  const step = checkInterval / CHECKS;
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;

  const isLate = ({ headers, socket }: IncomingMessage, state: Receiving): boolean => {
    if (state.reply.raw.headersSent) state.answeredAt ??= state.age;
    if (state.answeredAt !== undefined) return state.age - state.answeredAt > bodyTimeout;
    const bytes = Number(headers['content-length'] ?? socket.bytesRead - state.began);
    return state.age > bodyTimeout + (bytes * 1000) / DEADLINE_RATE;
  };
  const isSlow = ({ socket }: IncomingMessage, state: Receiving): boolean => {
    const before = state.bytes;
    state.bytes = socket.bytesRead;
    return before !== undefined && socket.bytesRead - before < (MIN_RATE * checkInterval) / 1000;
  };
  const check = () => {
    checks += 1;
    const isRateChecked = checks % CHECKS === 0;
    for (const [request, state] of receiving) {
      const waits = waitsForServer(request);
      if (!waits) state.age += step;
      const isOver = isRateChecked ? isSlow(request, state) : false;
      if (!waits && (isOver || isLate(request, state))) end(request, state.reply);
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
      receiving.set(request.raw, { reply, age: 0, began: request.raw.socket.bytesRead });
      for (const ending of ['end', 'close']) request.raw.once(ending, () => forget(request.raw));
      // After a pause of this process, what has arrived meanwhile is read before it is counted.
      timer ??= setInterval(() => setImmediate(check), step).unref();
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
