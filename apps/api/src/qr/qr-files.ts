import { createHash } from 'node:crypto';
import { imageVariant, qrColor, type Menu } from '@carta/domain';
import { BoundedMap } from '../bounded-map.ts';
import type { ReadPicture } from '../storage/read-picture.ts';
import { drawPng, drawSvg } from './draw-qr.ts';

export type QrFormat = keyof typeof DRAW;

export interface QrFile {
  /** Changes with all that the code is drawn from. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
}

const DRAW = { png: drawPng, svg: drawSvg };
const LOGO_WIDTH = 480;
const MOST_FILES = 200;

/** Raised where the same code is drawn in another way. */
const SHAPE = 1;

/** The QR codes of menus; those asked for last are kept. */
export function qrFiles(readPicture: ReadPicture) {
  const kept = new BoundedMap<string, Promise<Buffer>>(MOST_FILES);

  const draw = async (format: QrFormat, { publicUrl, style, logo }: Menu): Promise<Buffer> => {
    const picture = await readPicture(imageVariant(logo.url, LOGO_WIDTH));
    return DRAW[format]({ text: publicUrl, color: qrColor(style.mainColor), logo: picture });
  };

  return (format: QrFormat, menu: Menu): QrFile => {
    const version = createHash('sha256')
      .update(JSON.stringify([SHAPE, format, menu.publicUrl, qrColor(menu.style.mainColor), menu.logo.url]))
      .digest('base64url');
    const read = () => {
      const known = kept.get(version);
      if (known) return known;
      const file = draw(format, menu);
      kept.set(version, file);
      file.catch(() => kept.delete(version));
      return file;
    };
    return { version, read };
  };
}
