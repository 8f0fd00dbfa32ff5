import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { signals } from '../signals.ts';
import { traceOf } from './request-id.ts';

const INFO = pino.levels.values.info;
/** What is the same in JSON. */
const PLAIN = /^[\w\-./:]*$/;

/** What pino gives to those who write lines of their own. */
interface Internals {
  readonly [pino.symbols.streamSym]: DestinationStream;
  /** As a field in JSON after a comma, as the next. */
  readonly [pino.symbols.timeSym]: () => string;
  readonly [pino.symbols.chindingsSym]: string;
}

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
export function logAnswers(app: FastifyInstance, log: Logger): AnswerLog {
  const {
    [pino.symbols.streamSym]: output,
    [pino.symbols.timeSym]: time,
    [pino.symbols.chindingsSym]: bindings,
  } = log as unknown as Internals;
  const logAnswer: AnswerLog = ({ request, id, route = 'none', status, ms, from }) => {
    const { method = '', url = '' } = request;
    // Made here: for pino to go through the fields takes three times as long.
    if (log.isLevelEnabled('info')) {
      const path = withoutEmails(url.split('?', 1)[0] ?? '');
      const trace = traceOf(request);
      const traced = trace ? `,"traceId":"${trace.traceId}","parentId":"${trace.parentId}"` : '';
      output.write(
        `{"level":${INFO}${time()}${bindings},"reqId":${quoted(id)},"method":${quoted(method)},"path":${quoted(path)},` +
          `"status":${status},"ms":${Math.round(ms)},"from":${quoted(from)}${traced},"msg":"answered"}\n`,
      );
    }
    signals.answered.tell({ method, route, status, ms });
  };
  app.addHook('onResponse', ({ raw, id, ip, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    logAnswer({ request: raw, id, route: url, status: statusCode, ms: elapsedTime, from: ip });
    done();
  });
  return logAnswer;
}

/** As JSON. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

export function withoutEmails(path: string): string {
  // Most paths have none, and the search by a pattern takes as long as the line.
  return path.includes('@') || path.includes('%40') ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email') : path;
}
