import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { signals } from '../signals.ts';
import { traceOf, type Trace } from './request-id.ts';

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
  readonly id: string;
  readonly method: string;
  /** From `loggedPath`. */
  readonly path: string;
  /** The pattern of its route. */
  readonly route: string | undefined;
  readonly status: number;
  /** Since the request began. */
  readonly ms: number;
  /** The client's address. */
  readonly from: string;
  readonly trace: Trace | null;
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
  const start = `{"level":${pino.levels.values.info}`;
  const logAnswer: AnswerLog = ({ id, method, path, route = 'none', status, ms, from, trace }) => {
    // Made here: for pino to go through the fields takes three times as long. Ids and methods are plain.
    if (log.isLevelEnabled('info')) {
      const traced = trace ? `,"traceId":"${trace.traceId}","parentId":"${trace.parentId}"` : '';
      output.write(
        `${start}${time()}${bindings},"reqId":"${id}","method":"${method}","path":${path},"status":${status},` +
          `"ms":${Math.round(ms)},"from":${quoted(from)}${traced},"msg":"answered"}\n`,
      );
    }
    signals.answered.tell({ method, route, status, ms });
  };
  app.addHook('onResponse', ({ raw, method, url, id, ip, routeOptions }, { statusCode, elapsedTime }, done) => {
    const { url: route } = routeOptions;
    const trace = traceOf(raw);
    logAnswer({ id, method, path: loggedPath(url), route, status: statusCode, ms: elapsedTime, from: ip, trace });
    done();
  });
  return logAnswer;
}

/** Returns the path of an address as JSON, without its query and without emails. */
export function loggedPath(url: string): string {
  return quoted(withoutEmails(url.split('?', 1)[0] ?? ''));
}

/** As JSON. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

export function withoutEmails(path: string): string {
  // Most paths have none, and the search by a pattern takes as long as the line.
  return path.includes('@') || path.includes('%40') ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email') : path;
}
