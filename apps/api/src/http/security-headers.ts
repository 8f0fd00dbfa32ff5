import helmet from '@fastify/helmet';
import type { RemoteRegistry } from '@carta/contract';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';

const VIDEOS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The registry is asked at each answer: a remote may move to another origin while we run. */
export async function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  site: Pick<Site, 'remotes'>,
): Promise<void> {
  const remotes = () => originsOf(site.remotes()).join(' ');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", remotes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", remotes],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', remotes],
        fontSrc: ["'self'", remotes],
        connectSrc: ["'self'", remotes],
        frameSrc: ["'self'", ...VIDEOS],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Without a referrer at all, a browser sends a form with the origin `null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
}

function originsOf(registry: RemoteRegistry): string[] {
  const addresses = Object.values(registry).map(({ manifest }) => manifest);
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
