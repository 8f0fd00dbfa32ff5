import { createHash } from 'node:crypto';
import { qrColor, scannedAddress, type Menu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import type { QrJob } from '../rendering/render-job.ts';
import type { RenderProcess } from '../rendering/render-process.ts';

export interface QrFile {
  /** A hash of all that the code is rendered from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const MAX_CACHED_FILES = 200;

/** Part of every file's version: raise it with each change of how a code looks, or browsers keep the former one. */
const LAYOUT_VERSION = 1;

/** Renders the QR codes of menus and caches the recently used ones. */
export function qrFiles(renderProcess: RenderProcess) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_FILES });

  return (format: QrJob['format'], { publicUrl, style, logo }: Menu): QrFile => {
    const job: QrJob = {
      kind: 'qr',
      format,
      text: scannedAddress(publicUrl),
      color: qrColor(style.mainColor),
      logo: logo.url,
    };
    const version = createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, job]))
      .digest('base64url');
    const read = () => {
      const cached = cache.get(version);
      if (cached) return cached;
      const file = renderProcess.render(job);
      cache.set(version, file);
      file.catch(() => cache.delete(version));
      return file;
    };
    return { version, read };
  };
}
