import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { signals } from '../signals.ts';
import { traceOf } from './request-id.ts';

interface Answer {
  readonly request: IncomingMessage;
  readonly id: string;
  /** The pattern of its route. */
  readonly route: string | undefined;
  readonly status: number;
  /** Since the request began. */
  readonly ms: number;
  /** The client's address. */
  readonly from: string;
}

export type AnswerLog = (answer: Answer) => void;

/**
 * Logs one line for each answer, with nothing of headers, query or body: they carry cookies and passwords. Returns the
 * function that does so for an answer that was sent without Fastify.
 */
export function logAnswers(app: FastifyInstance): AnswerLog {
  // To look for what other lines must not say takes as long as to write this one.
  const log = app.log.child({}, { redact: [] });
  const logAnswer: AnswerLog = ({ request, id, route = 'none', status, ms, from }) => {
    const { method = '', url = '' } = request;
    const path = withoutEmails(url.split('?', 1)[0] ?? '');
    log.info({ reqId: id, method, path, status, ms: Math.round(ms), from, ...traceOf(request) }, 'answered');
    signals.answered.tell({ method, route, status, ms });
  };
  app.addHook('onResponse', ({ raw, id, ip, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    logAnswer({ request: raw, id, route: url, status: statusCode, ms: elapsedTime, from: ip });
    done();
  });
  return logAnswer;
}

export function withoutEmails(path: string): string {
  // Most paths have none, and the search by a pattern takes as long as the line.
  return path.includes('@') || path.includes('%40') ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email') : path;
}
