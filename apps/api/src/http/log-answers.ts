import type { FastifyInstance } from 'fastify';
import { signals } from '../processes/signals.ts';
import { traceOf } from './request-id.ts';
import { withoutSecrets } from './secret-paths.ts';

/** What asks for the health, whose checks are logged when they change. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Logs one line for each answer, with nothing of headers, query or body: they carry cookies and passwords. Calls `onAnswer` for each answer about a business. */
export function logAnswers(
  app: FastifyInstance,
  onAnswer: (business: string, status: number) => void = () => {},
): void {
  // Its fields hold no headers that would have to be removed.
  const log = app.log.child({}, { redact: [] });
  app.addHook(
    'onResponse',
    ({ raw, method, url, id, ip, routeOptions, owner }, { statusCode: status, elapsedTime }, done) => {
      const route = routeOptions.url ?? 'none';
      // Proxies ask each second.
      if (PROBES.has(route)) return done();
      const asked = url.split('?', 1)[0] ?? '';
      const business = owner?.business ?? publicBusinessIn(asked);
      if (business !== undefined) onAnswer(business, status);
      const line = {
        reqId: id,
        method,
        path: withoutSecrets(withoutEmails(asked), routeOptions.url),
        status,
        ms: Math.round(elapsedTime),
        from: ip,
        ...(owner && { business: owner.business }),
        ...traceOf(raw),
      };
      log.info(line, 'answered');
      signals.answered.publish({ method, route, status, ms: elapsedTime });
      done();
    },
  );
}

/** The paths of diners. */
const PUBLIC = /^\/(?:m|api\/public\/[a-z]+)\/([\w-]{2,32})(?:\/|$)/;

/** Returns the key in a diner's address, whether there is such a business or not. */
const publicBusinessIn = (path: string): string | undefined => PUBLIC.exec(path)?.[1];

/** Returns a path with ':email' in place of each part that has one, in a time that grows with its length only. */
export const withoutEmails = (path: string): string =>
  path.replace(/[^/]+/g, (part) => (/@|%40/.test(part) ? ':email' : part));
