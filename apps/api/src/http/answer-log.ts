import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { signals } from '../signals.ts';
import { traceOf } from './request-id.ts';

interface Answer {
  readonly method: string;
  readonly url: string;
  /** The pattern of its route. */
  readonly route: string | undefined;
  readonly status: number;
  /** Since the request began. */
  readonly ms: number;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly id: string;
  /** The client's address. */
  readonly from: string;
}

/** Returns a function that logs each sending of an answer; the text of what does not change is made once. */
export type RepeatedAnswerLog = (answer: Answer) => (asked: Asked) => void;

/**
 * Logs one line for each answer, with nothing of headers, query or body: they carry cookies and passwords. Returns what
 * does so for answers that are sent without Fastify, again and again.
 */
export function logAnswers(app: FastifyInstance): RepeatedAnswerLog {
  // To look for what other lines must not say takes as long as to write this one.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { raw, id, ip, method, url, routeOptions } = request;
    const answer = { method, url, route: routeOptions.url, status: statusCode, ms: elapsedTime };
    log.info({ reqId: id, ...partOfLine(answer), from: ip, ...traceOf(raw) }, 'answered');
    signals.answered.tell(measurement(answer));
    done();
  });
  return (answer) => {
    const repeated = log.child(partOfLine(answer), { redact: [] });
    const measured = measurement(answer);
    return ({ request, id, from }) => {
      repeated.info({ reqId: id, from, ...traceOf(request) }, 'answered');
      signals.answered.tell(measured);
    };
  };
}

const partOfLine = ({ method, url, status, ms }: Answer) => ({
  method,
  path: withoutEmails(url.split('?', 1)[0] ?? ''),
  status,
  ms: Math.round(ms),
});

const measurement = ({ method, route = 'none', status, ms }: Answer) => ({ method, route, status, ms });

export function withoutEmails(path: string): string {
  // Most paths have none, and the search by a pattern takes as long as the line.
  return path.includes('@') || path.includes('%40') ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email') : path;
}
