import { createHash } from 'node:crypto';
import { qrColor, scannedAddress, type Menu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import type { Drawer } from '../drawing/drawer.ts';
import type { QrJob } from '../drawing/drawing-job.ts';

export interface QrFile {
  /** Changes with all that the code is drawn from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const MAX_CACHED_FILES = 200;

/** Raised where the same code is drawn in another way. */
const SHAPE = 1;

/** The QR codes of menus; those asked for last are kept. */
export function qrFiles(drawer: Drawer) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_FILES });

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
      const known = kept.get(version);
      if (known) return known;
      const file = drawer.draw(job);
      kept.set(version, file);
      file.catch(() => kept.delete(version));
      return file;
    };
    return { version, read };
  };
}
