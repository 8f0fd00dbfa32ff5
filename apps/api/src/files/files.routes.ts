import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { answerPageError } from '../http/error-handler.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { servePublishedRemotes } from './published-remotes.ts';
import { uploadedFilesRoutes } from './uploaded-files.routes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[^/]+$/;
const VERSIONED_REMOTE = /^\/remotes\/[^/]+\/(?!dev\/)[^/]+\/./;

interface FilesDeps {
  readonly config: Pick<Config, 'siteDir' | 'remoteOrigins'>;
  readonly storage: FileStorage;
  readonly pictures: Pick<Pictures, 'findAvif'>;
}

/** Serves built files and uploaded pictures. A file that may change under its name is revalidated at each use. */
export async function filesRoutes(
  app: FastifyInstance,
  { config: { siteDir, remoteOrigins }, storage, pictures }: FilesDeps,
): Promise<void> {
  app.setErrorHandler(answerFileError);
  uploadedFilesRoutes(app, { storage, pictures, immutable: IMMUTABLE });
  const serveFolder = (scope: FastifyInstance, prefix: string, isImmutable: (url: string) => boolean) => {
    const root = path.join(siteDir, prefix);
    return scope.register(fastifyStatic, {
      root,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const url = prefix + path.relative(root, file).split(path.sep).join('/');
        reply.setHeader('cache-control', isImmutable(url) ? IMMUTABLE : REVALIDATE);
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  };
  const assets = async (scope: FastifyInstance) => {
    await serveFolder(scope, '/assets/', (url) => HASHED_NAME.test(url));
  };
  await app.register(plugin(assets, { name: 'assets', encapsulate: true }), { prefix: '/assets' });
  const remotes = async (scope: FastifyInstance) => {
    if (remoteOrigins.length > 0) allowOrigins(scope, remoteOrigins);
    // What the build does not hold may be published.
    scope.setNotFoundHandler(servePublishedRemotes(storage, IMMUTABLE));
    await serveFolder(scope, '/remotes/', (url) => VERSIONED_REMOTE.test(url));
  };
  await app.register(plugin(remotes, { name: 'remotes', encapsulate: true }), { prefix: '/remotes' });
}

/** Lets pages of these origins load the files, pictures and fonts in style sheets too. */
function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  scope.addHook('onSend', async ({ headers: { origin } }, reply) => {
    reply.headers({ vary: 'accept-encoding, origin', 'cross-origin-resource-policy': 'cross-origin' });
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });
}

/** Answers an invalid path with 404, and a failed range or condition with its status. */
function answerFileError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return answerPageError(error, request, reply);
  return [412, 416].includes(statusCode) ? reply.code(statusCode).send() : answerNotFound(request, reply);
}
