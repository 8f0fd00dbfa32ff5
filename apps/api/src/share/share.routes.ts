import { createHash } from 'node:crypto';
import { BusinessKey, ownerTheme, parseColor, type Menu } from '@carta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MenuReader } from '../database/menu-reader.ts';
import { answerPageError } from '../http/error-handler.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { answerNotFound } from '../http/not-found.ts';
import type { DrawingJob } from '../rendering/render-job.ts';
import type { RenderProcess } from '../rendering/render-process.ts';

/** Widths of the icons that phones ask for, in pixels. */
const ICON_WIDTHS = [180, 192, 512] as const;

const MAX_CACHED_FILES = 200;

/** Part of every file's version: raise it with each change of how a drawing looks. */
const LAYOUT_VERSION = 1;

interface ShareDeps {
  readonly menus: MenuReader;
  readonly renderProcess: RenderProcess;
}

/** Serves what phones and chats show of a business: a picture for shared links, icons for the home screen and the manifest that names them. */
export async function shareRoutes(app: FastifyInstance, { menus, renderProcess }: ShareDeps): Promise<void> {
  app.setErrorHandler(answerPageError);
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_FILES });
  const readMenu = (key: string) => (BusinessKey.safeParse(key).success ? menus.read(key) : null);

  const sendDrawing = async (request: FastifyRequest, reply: FastifyReply, job: DrawingJob) => {
    const version = createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, job]))
      .digest('base64url');
    reply.headers({ etag: etagOf(version), 'cache-control': 'public, max-age=3600' });
    if (isKnown(etagOf(version), request.headers['if-none-match'])) return reply.code(304).send();
    const drawn = cache.get(version) ?? renderProcess.render(job);
    cache.set(version, drawn);
    drawn.catch(() => cache.delete(version));
    return reply.type('image/png').send(await drawn);
  };

  app.get<{ Params: { key: string } }>('/files/share/:key.png', async (request, reply) => {
    const menu = await readMenu(request.params.key);
    return menu ? sendDrawing(request, reply, { kind: 'share', ...looksOf(menu) }) : answerNotFound(request, reply);
  });

  app.get<{ Params: { key: string; width: string } }>('/files/icon/:width/:key.png', async (request, reply) => {
    const width = ICON_WIDTHS.find((each) => String(each) === request.params.width);
    const menu = width && (await readMenu(request.params.key));
    return menu
      ? sendDrawing(request, reply, { kind: 'icon', width, ...looksOf(menu) })
      : answerNotFound(request, reply);
  });

  app.get<{ Params: { key: string } }>('/m/:key/manifest.webmanifest', async (request, reply) => {
    const menu = await readMenu(request.params.key);
    if (!menu) return answerNotFound(request, reply);
    const { key, name, style } = menu;
    const icons = [192, 512].map((width) => ({
      src: `/files/icon/${width}/${key}.png`,
      sizes: `${width}x${width}`,
      type: 'image/png',
    }));
    const manifest = {
      id: `/m/${key}`,
      start_url: `/m/${key}`,
      scope: '/m/',
      lang: 'es-AR',
      display: 'minimal-ui',
      name,
      short_name: name,
      theme_color: style.mainColor,
      background_color: '#ffffff',
      icons,
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest));
  });
}

function looksOf({ name, logo, style }: Menu): Omit<Extract<DrawingJob, { kind: 'share' }>, 'kind'> {
  const parsed = parseColor(style.mainColor);
  const { color, onColor } = parsed.ok ? ownerTheme(parsed.value) : { color: '#1f1b16', onColor: '#ffffff' };
  return { name, logo: logo.url, color, onColor };
}
