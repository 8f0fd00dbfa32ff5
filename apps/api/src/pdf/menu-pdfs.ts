import { createHash } from 'node:crypto';
import { publicMenu, type Menu } from '@carta/domain';
import { BoundedMap } from '../bounded-map.ts';
import type { Drawer } from '../drawing/drawer.ts';

export interface MenuPdf {
  /** Changes with all that the PDF is drawn from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const MOST_BYTES = 32_000_000;

/** Raised where the same menu is drawn in another way. */
const SHAPE = 1;

/** The PDFs of menus, each made once for all who ask meanwhile; those asked for last are kept. */
export function menuPdfs(drawer: Drawer) {
  const kept = new BoundedMap<string, { version: string; bytes: Buffer }>(MOST_BYTES, ({ bytes }) => bytes.length);
  const beingMade = new Map<string, Promise<Buffer>>();

  return (whole: Menu): MenuPdf => {
    const menu = publicMenu(whole);
    const version = createHash('sha256')
      .update(JSON.stringify([SHAPE, menu]))
      .digest('base64url');

    const make = async (): Promise<Buffer> => {
      try {
        const bytes = await drawer.draw({ kind: 'pdf', menu });
        kept.set(menu.key, { version, bytes });
        return bytes;
      } finally {
        beingMade.delete(version);
      }
    };
    const read = async () => {
      const known = kept.get(menu.key);
      if (known?.version === version) return known.bytes;
      const making = beingMade.get(version) ?? make();
      beingMade.set(version, making);
      return making;
    };
    return { version, read };
  };
}
