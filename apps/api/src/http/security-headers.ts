import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteRegistry } from '@carta/contract';
import { VIDEO_ORIGINS } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Site } from '../site.ts';
import { isApi } from './not-found.ts';

/** Announcements and notifications may show pictures of other sites. [NEWS-8] */
const ANY_HTTPS = 'https:';

/** No page of ours asks for any of these. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

type Headers = Record<string, string>;
type Directives = Record<string, string[]>;

/** The registry is asked at each page and file: a remote may move to another origin while we run. */
export function securityHeaders(app: FastifyInstance, publicUrl: string, site: Pick<Site, 'remotes'>): void {
  const headers = (directives: Directives): Headers => ({
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives },
      // Without a referrer at all, a browser sends a form with the origin `null`.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:'),
    }),
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  });

  // What is public names another caching itself.
  const ofData = { ...headers({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] }), 'cache-control': 'no-store' };
  let ofPages: { registry: RemoteRegistry; forDiners: Headers; forOwners: Headers } | undefined;

  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) {
      reply.headers(ofData);
    } else {
      const registry = site.remotes();
      if (ofPages?.registry !== registry) {
        const forDiners = directivesOf(registry);
        const forOwners = { ...forDiners, imgSrc: [...forDiners.imgSrc, ANY_HTTPS] };
        ofPages = { registry, forDiners: headers(forDiners), forOwners: headers(forOwners) };
      }
      reply.headers(request.url.startsWith('/m/') ? ofPages.forDiners : ofPages.forOwners);
    }
    done();
  });
}

/** Helmet puts its headers on an answer; they are the same for every answer, so they are taken off it and kept. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}

function directivesOf(registry: RemoteRegistry) {
  const remotes = originsOf(registry);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...remotes],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...remotes],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
    fontSrc: ["'self'", ...remotes],
    connectSrc: ["'self'", ...remotes],
    frameSrc: ["'self'", ...VIDEO_ORIGINS],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
  };
}

function originsOf(registry: RemoteRegistry): string[] {
  const addresses = Object.values(registry).map(({ manifest }) => manifest);
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
