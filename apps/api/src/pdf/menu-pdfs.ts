import { createHash } from 'node:crypto';
import { publicMenu, type Menu } from '@carta/domain';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { DrawingUnavailable, type Drawer } from '../drawing/drawer.ts';

export interface MenuPdf {
  /** Changes with all that the PDF is drawn from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const MAX_CACHED_BYTES = 32_000_000;

/** The last of them waits a minute where all menus are large. */
const MOST_WAITING = 20;

/** Raised where the same menu is drawn in another way. */
const SHAPE = 1;

/** The PDFs of menus, each made once for all who ask meanwhile; those asked for last are kept. */
export function menuPdfs(drawer: Drawer) {
  const kept = new LRUCache<string, { version: string; bytes: Buffer }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const beingMade = new Map<string, Promise<Buffer>>();
  // One after the other: each holds all of its pictures in memory.
  const line = new PQueue({ concurrency: 1 });

  return (whole: Menu): MenuPdf => {
    const menu = publicMenu(whole);
    const version = createHash('sha256')
      .update(JSON.stringify([SHAPE, menu]))
      .digest('base64url');

    const make = async (): Promise<Buffer> => {
      try {
        const bytes = await line.add(() => drawer.draw({ kind: 'pdf', menu }));
        kept.set(menu.key, { version, bytes });
        return bytes;
      } finally {
        beingMade.delete(version);
      }
    };
    const read = async () => {
      const known = kept.get(menu.key);
      if (known?.version === version) return known.bytes;
      const shared = beingMade.get(version);
      if (shared) return shared;
      if (line.size >= MOST_WAITING) throw new DrawingUnavailable(`${MOST_WAITING} menus wait already`);
      const making = make();
      beingMade.set(version, making);
      return making;
    };
    return { version, read };
  };
}
