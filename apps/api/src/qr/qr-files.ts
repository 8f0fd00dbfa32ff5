import { createHash } from 'node:crypto';
import { qrColor, scannedAddress, type Menu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import type { QrJob } from '../rendering/render-job.ts';
import type { RenderProcess } from '../rendering/render-process.ts';

export interface QrFile {
  /** Changes with all that the code is drawn from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const MAX_CACHED_FILES = 200;

/** Raised where the same code is drawn in another way. */
const SHAPE = 1;

/** The QR codes of menus; those asked for last are cache. */
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
      .update(JSON.stringify([SHAPE, job]))
      .digest('base64url');
    const read = () => {
      const known = cache.get(version);
      if (known) return known;
      const file = renderProcess.render(job);
      cache.set(version, file);
      file.catch(() => cache.delete(version));
      return file;
    };
    return { version, read };
  };
}
