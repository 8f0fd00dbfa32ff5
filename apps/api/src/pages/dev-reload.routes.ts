import { watchFile, unwatchFile } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const RELOAD_SCRIPT = '/dev/reload.js';

/** Reloads every open page when the build writes `reload-stamp`; in development only. */
export function devReloadRoutes(app: FastifyInstance, siteDir: string): void {
  const stamp = path.join(siteDir, 'reload-stamp');
  const pages = new Set<FastifyReply>();
  const reload = () => pages.forEach((page) => page.raw.write('data: reload\n\n'));
  watchFile(stamp, { interval: 200, persistent: false }, reload);

  app.get('/dev/reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    pages.add(reply);
    request.raw.on('close', () => pages.delete(reply));
  });

  app.get(RELOAD_SCRIPT, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send("new EventSource('/dev/reload').onmessage = () => location.reload();\n"),
  );

  app.addHook('preClose', async () => {
    unwatchFile(stamp, reload);
    for (const page of pages) page.raw.end();
  });
}
