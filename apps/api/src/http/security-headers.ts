import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegisteredRemote } from '@carta/contract';
import { VIDEO_ORIGINS } from '@carta/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Registries } from '../remotes/releases.ts';
import type { Site } from '../rendering/site.ts';
import { isApi } from './not-found.ts';

/** Announcements and notifications may contain pictures of other sites. [NEWS-8] */
const ANY_HTTPS = 'https:';

/** Features that no page uses. */
const DISABLED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

type Headers = Record<string, string>;
type Directives = Record<string, string[]>;

/** Sets the security headers. Reads the registry for each page and file of the panel, since a remote may move to another origin; pages of diners load no remote. */
export function securityHeaders(app: FastifyInstance, publicUrl: string, site: Pick<Site, 'remotes'>): void {
  const headers = (directives: Directives): Headers => ({
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives },
      // With `no-referrer` a browser sends forms with the origin `null`.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:'),
    }),
    'permissions-policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  });

  // Public calls replace this cache-control.
  const ofData = { ...headers({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] }), 'cache-control': 'no-store' };
  const ofDiners = headers(directivesOf([]));
  let ofOwners: { registries: Registries; headers: Headers } | undefined;

  const headersOfOwners = async () => {
    const registries = await site.remotes.live();
    if (ofOwners?.registries !== registries) {
      const directives = directivesOf(registries.all);
      ofOwners = { registries, headers: headers({ ...directives, imgSrc: [...directives.imgSrc, ANY_HTTPS] }) };
    }
    return ofOwners.headers;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const known = isApi(request) ? ofData : request.url.startsWith('/m/') ? ofDiners : null;
    if (known) {
      reply.headers(known);
      return done();
    }
    headersOfOwners().then((found) => {
      reply.headers(found);
      done();
    }, done);
  });
}

/** Allows a page of diners the style elements with these texts: adds their hashes to the policy of its answer. */
export function allowStyles(reply: FastifyReply, styles: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace('style-src', `style-src${sourcesOf(styles)}`));
}

/** Lets this answer load code, styles, pictures and data of an origin. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const socket = origin.replace(/^http/, 'ws');
  const widened = policy
    .replaceAll(/\b(?:script|style|img|font|connect)-src(?= )/g, `$& ${origin}`)
    .replace('connect-src', `connect-src ${socket}`);
  reply.header('content-security-policy', widened);
}

/** To hash the styles takes longer than all else that sending a cached page needs. */
const knownSources = new WeakMap<readonly string[], string>();

function sourcesOf(styles: readonly string[]): string {
  const known = knownSources.get(styles);
  if (known !== undefined) return known;
  const hashes = styles.map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  knownSources.set(styles, hashes.join(''));
  return hashes.join('');
}

/** Returns helmet's headers, which are the same for every answer, so that helmet runs once. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}

function directivesOf(shown: readonly RegisteredRemote[]) {
  const remotes = originsOf(shown);
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

function originsOf(shown: readonly RegisteredRemote[]): string[] {
  const addresses = shown.map(({ manifest }) => manifest);
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
