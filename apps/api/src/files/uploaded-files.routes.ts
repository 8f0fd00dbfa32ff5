import { BusinessKey, IMAGE_WIDTHS } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { FileStorage } from '../storage/file-storage.ts';

const PICTURE = new RegExp(`^[A-Za-z0-9]{1,64}(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.webp$`);

/** Pages of other origins that show a public menu show its pictures, too. */
const FOR_ANY_PAGE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Serves the pictures of businesses. A picture's name is a hash of its content, so it never changes. */
export function uploadedFilesRoutes(app: FastifyInstance, storage: FileStorage, immutable: string): void {
  app.get<{ Params: { business: string; picture: string } }>('/files/:business/:picture', async (request, reply) => {
    const { business, picture } = request.params;
    if (!BusinessKey.safeParse(business).success || !PICTURE.test(picture)) return answerNotFound(request, reply);
    const file = await storage.find(`${business}/${picture}`);
    if (!file) return answerNotFound(request, reply);
    const etag = etagOf(picture);
    reply.headers({ etag, 'cache-control': immutable, 'content-type': 'image/webp', ...FOR_ANY_PAGE });
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.header('content-length', file.size).send(await file.read());
  });
}
