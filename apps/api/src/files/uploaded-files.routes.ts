import { BusinessKey, IMAGE_WIDTHS } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { FileStorage } from '../storage/file-storage.ts';

const PICTURE = new RegExp(`^[A-Za-z0-9]{1,64}(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.webp$`);

const ACCEPTS_AVIF = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
/** A browser asks again for a picture whose AVIF is not made yet. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** Pages of other origins that show a public menu show its pictures, too. */
const FOR_ANY_PAGE = { 'cross-origin-resource-policy': 'cross-origin' };

interface UploadedFilesDeps {
  readonly storage: FileStorage;
  readonly pictures: Pick<Pictures, 'findAvif'>;
  /** The `cache-control` of what never changes. */
  readonly immutable: string;
}

/** Serves the pictures of businesses, as AVIF where the browser shows it. A picture's name is a hash of its content, so it never changes. */
export function uploadedFilesRoutes(app: FastifyInstance, { storage, pictures, immutable }: UploadedFilesDeps): void {
  app.get<{ Params: { business: string; picture: string } }>('/files/:business/:picture', async (request, reply) => {
    const { business, picture } = request.params;
    if (!BusinessKey.safeParse(business).success || !PICTURE.test(picture)) return answerNotFound(request, reply);
    const name = `${business}/${picture}`;
    const webp = await storage.find(name);
    if (!webp) {
      request.log.warn({ file: name }, 'a stored picture is missing');
      return answerNotFound(request, reply);
    }
    const avif = ACCEPTS_AVIF.test(request.headers.accept ?? '') ? await pictures.findAvif(name, request.log) : null;
    const hasAvif = avif !== null && avif !== 'pending';
    const file = hasAvif ? avif : webp;
    const etag = etagOf(hasAvif ? `${picture}.avif` : picture);
    reply.headers({
      etag,
      vary: 'accept',
      'cache-control': avif === 'pending' ? FOR_AN_HOUR : immutable,
      ...FOR_ANY_PAGE,
      'content-type': hasAvif ? 'image/avif' : 'image/webp',
    });
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.header('content-length', file.size).send(await file.read());
  });
}
