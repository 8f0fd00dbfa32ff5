import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { signals } from '../processes/signals.ts';
import { shortAddress } from './client-network.ts';
import { traceOf, type Trace } from './request-id.ts';

/** What asks for the health, whose checks are logged when they change. */
const PROBES = new Set(['/healthz', '/readyz']);

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
  /** From `answerText`. */
  readonly text: string;
  /** The pattern of its route. */
  readonly route: string | undefined;
  readonly status: number;
  /** Since the request began. */
  readonly ms: number;
  /** The client's address, of which the line has the network. */
  readonly from: string;
  readonly trace: Trace | null;
}

export type AnswerLog = (answer: Answer) => void;

export interface AnswerLogOptions {
  /** Whether lines have the clients' whole addresses, and not their networks alone. */
  readonly wholeAddresses?: boolean;
  /** Called for each answer about a business. */
  readonly onAnswer?: (business: string, status: number) => void;
}

/**
 * Logs one line for each answer, with nothing of headers, query or body: they carry cookies and passwords. Returns the
 * function that does so for an answer that was sent without Fastify.
 */
export function logAnswers(
  app: FastifyInstance,
  log: Logger,
  { wholeAddresses = false, onAnswer = () => {} }: AnswerLogOptions = {},
): AnswerLog {
  const {
    [pino.symbols.streamSym]: output,
    [pino.symbols.timeSym]: time,
    [pino.symbols.chindingsSym]: bindings,
  } = log as unknown as Internals;
  const isLogged = log.isLevelEnabled('info');
  const start = `{"level":${pino.levels.values.info}`;
  const middle = `${bindings},"reqId":"`;
  const writeLine = (
    { id, method, text, route = 'none', status, ms, from, trace }: Answer,
    owner: string | undefined,
  ) => {
    const business = owner ?? publicBusinessIn(text);
    if (business !== undefined) onAnswer(business, status);
    if (isLogged) {
      // Made here: for pino to go through the fields takes three times as long. An id needs no escapes.
      const traced = trace ? `,"traceId":"${trace.traceId}","parentId":"${trace.parentId}"` : '';
      const owned = owner === undefined ? '' : `,"business":${quoted(owner)}`;
      const address = quoted(wholeAddresses ? from : shortAddress(from));
      const line = `${start}${time()}${middle}${id}"${text}${Math.round(ms)},"from":${address}${owned}${traced},"msg":"answered"}\n`;
      output.write(line);
    }
    signals.answered.tell({ method, route, status, ms });
  };
  app.addHook(
    'onResponse',
    ({ raw, method, url, id, ip, routeOptions, owner }, { statusCode: status, elapsedTime }, done) => {
      // Proxies ask each second.
      if (PROBES.has(routeOptions.url ?? '')) return done();
      const text = answerText({ method, url, status });
      const answer = {
        id,
        method,
        text,
        route: routeOptions.url,
        status,
        ms: elapsedTime,
        from: ip,
        trace: traceOf(raw),
      };
      writeLine(answer, owner?.business);
      done();
    },
  );
  return (answer) => writeLine(answer, undefined);
}

/** The paths of diners, in the text of an answer. */
const PUBLIC = /"path":"\/(?:m|api\/public\/[a-z]+)\/([\w-]{2,32})[/"]/;

/** Returns the key in a diner's address, whether there is such a business or not. */
const publicBusinessIn = (text: string): string | undefined => PUBLIC.exec(text)?.[1];

/** Returns what the log says of every answer to this request, as fields in JSON up to the time that it takes. The address loses its query and emails. */
export function answerText({ method, url, status }: { method: string; url: string; status: number }): string {
  const path = withoutEmails(url.split('?', 1)[0] ?? '');
  return `,"method":${quoted(method)},"path":${quoted(path)},"status":${status},"ms":`;
}

/** As JSON. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

export function withoutEmails(path: string): string {
  // Most paths have none, and the search by a pattern takes as long as the line.
  return path.includes('@') || path.includes('%40') ? path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email') : path;
}
