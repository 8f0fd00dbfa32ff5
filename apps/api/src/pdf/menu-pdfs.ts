import { createHash } from 'node:crypto';
import { dayIn, publicMenu, type Menu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import type { RenderProcess } from '../rendering/render-process.ts';
import type { Pdf } from './send-pdf.ts';

const MAX_CACHED_BYTES = 32_000_000;

/** Part of every PDF's version: raise it with each change of how a PDF looks, or browsers keep the former one. */
const LAYOUT_VERSION = 3;

/** Returns the PDF of a menu. */
export type MenuPdfs = (menu: Menu) => Pdf;

/** Renders the PDFs of menus, each once for all concurrent requests, and caches the recently used ones. A PDF says from which day it is, so each day has its own. */
export function menuPdfs(renderProcess: RenderProcess, now: () => number): MenuPdfs {
  const cache = new LRUCache<string, { version: string; bytes: Buffer }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const rendering = new Map<string, Promise<Buffer>>();

  return (whole: Menu): Pdf => {
    const menu = publicMenu(whole);
    const today = dayIn(menu.timeZone, now());
    const version = createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, today, menu]))
      .digest('base64url');

    const render = async (): Promise<Buffer> => {
      try {
        const bytes = await renderProcess.render({ kind: 'pdf', menu, today });
        cache.set(menu.key, { version, bytes });
        return bytes;
      } finally {
        rendering.delete(version);
      }
    };
    const read = async () => {
      const cached = cache.get(menu.key);
      if (cached?.version === version) return cached.bytes;
      const bytes = rendering.get(version) ?? render();
      rendering.set(version, bytes);
      return bytes;
    };
    return { version, read };
  };
}
