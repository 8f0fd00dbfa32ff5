import { BusinessKey } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { ReadPicture } from '../storage/read-picture.ts';
import type { Stores } from '../stores.ts';
import { qrFiles, type QrFormat } from './qr-files.ts';

const TYPES: Record<QrFormat, string> = { png: 'image/png', svg: 'image/svg+xml' };
const FORMATS = Object.keys(TYPES) as QrFormat[];

interface QrDeps {
  readonly stores: Pick<Stores, 'menus'>;
  readonly readPicture: ReadPicture;
}

/** The QR codes that lead diners to a menu, for anybody; `?download` saves one instead of showing it. */
export function qrRoutes(app: FastifyInstance, { stores, readPicture }: QrDeps): void {
  const fileOf = qrFiles(readPicture);
  for (const format of FORMATS) {
    app.get<{ Params: { key: string }; Querystring: { download?: string } }>(
      `/files/qr/:key.${format}`,
      async (request, reply) => {
        const { key } = request.params;
        const menu = BusinessKey.safeParse(key).success ? await stores.menus.read(key) : null;
        if (!menu) return answerNotFound(request, reply);
        const { version, read } = fileOf(format, menu);
        const etag = etagOf(version);
        reply.headers({ etag, 'cache-control': 'no-cache', 'content-type': TYPES[format] });
        if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
        const way = request.query.download === undefined ? 'inline' : 'attachment';
        return reply.header('content-disposition', `${way}; filename="qr-${key}.${format}"`).send(await read());
      },
    );
  }
}
