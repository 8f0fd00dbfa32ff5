import type { IncomingMessage } from 'node:http';
import { isTooDeep } from '@carta/domain';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Config } from '../config.ts';
import { LARGE_BODY } from './body-scopes.ts';
import { shortAddress } from './client-network.ts';
import { limitConnections } from './connection-limit.ts';
import { countBodies } from './counted-body.ts';
import { answerError } from './error-handler.ts';
import { answerNotFound } from './not-found.ts';
import { REFUSALS, sendRefusal } from './refusal.ts';
import { requestId, tellRequestIds } from './request-id.ts';
import { endSlowRequests, type BodyTimes } from './slow-requests.ts';
import { discardUnreadBodies } from './unread-body.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** Limit of a body without a session, and of routes without a limit of their own; in bytes. */
export const MAX_PUBLIC_BODY = 16_000;

export interface HttpLimits extends BodyTimes {
  /** How long the head of a request may take, in ms. */
  readonly headTimeout: number;
}

const LIMITS: HttpLimits = { headTimeout: 10_000, checkInterval: 10_000, bodyTimeout: 10_000 };

const HOST = 'host';

/** The contract's schemas check the calls: Fastify's own compilers, a megabyte of code, are never loaded. */
const NO_SCHEMA_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema },
};

/** Lines name a client in the field `from`. */
const SHORT_ADDRESSES = { serializers: { from: shortAddress } };

/** Creates a server without routes: its limits, its JSON parser, its log and its answers to errors. */
export function createServer(
  log: FastifyBaseLogger,
  { trustProxy, maxConnections, wholeAddresses }: Pick<Config, 'trustProxy' | 'maxConnections' | 'wholeAddresses'>,
  { headTimeout, ...bodyTimes } = LIMITS,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: wholeAddresses ? log : log.child({}, SHORT_ADDRESSES),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests; the lines name their request.
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    schemaController: NO_SCHEMA_COMPILERS,
    trustProxy,
    bodyLimit: MAX_PUBLIC_BODY,
    // `endSlowRequests` limits the time of bodies instead.
    requestTimeout: 0,
    http: { headersTimeout: headTimeout, connectionsCheckingInterval: Math.min(1000, headTimeout) },
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  // Node drops headers after the two thousandth in silence; the size of a head limits their number.
  app.server.maxHeadersCount = 0;
  limitConnections(app, { maxConnections, trustProxy });
  endSlowRequests(app, bodyTimes);
  discardUnreadBodies(app);
  countBodies(app);
  parseJson(app);
  refuseUnsureHeads(app);
  tellRequestIds(app);
  closeIdleConnections(app);
  return app;
}

function refuseSchema(): never {
  throw new Error('A schema belongs to the contract, not to a route');
}

/** Accepts JSON bodies, and an empty body of JSON's content type. Refuses JSON that is nested too deep; other types are refused unless a route adds their parser. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body)) done(new TooDeep(), undefined);
    else if (body.length < LARGE_BODY) void parse(request, body, done);
    else setImmediate(() => void parse(request, body, done));
  });
}

class TooDeep extends Error {
  readonly statusCode = 400;
}

/** Refuses two `Host` headers, of which a proxy may have read the other one, and other versions of HTTP. Node refuses HTTP/1.1 without `Host`. */
function refuseUnsureHeads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isHttp1(request.raw) || namesTwoHosts(request.raw)) sendRefusal(reply, REFUSALS.malformed);
    else done();
  });
}

/** True for HTTP/1.1 and HTTP/1.0, which probes use: only their requests have headers as we read them. */
const isHttp1 = ({ httpVersionMajor }: IncomingMessage): boolean => httpVersionMajor === 1;

function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

/** Closes each connection after its last answer during a graceful shutdown: an idle keep-alive connection delays it for a minute. */
function closeIdleConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
