import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, imageVariant, LARGEST_IMAGE_WIDTH } from '@carta/domain';
import type { FileStorage } from '../storage/file-storage.ts';

/** A picture in all its widths, ready to be stored. */
export interface Picture {
  /** A hash of the content. */
  readonly hash: string;
  /** WebP files by the end of their names, such as '-480.webp'. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** In pixels, in the order of the files that `pictureOf` takes. */
export const PICTURE_WIDTHS = [LARGEST_IMAGE_WIDTH, ...IMAGE_WIDTHS];
const ENDINGS = ['.webp', ...IMAGE_WIDTHS.map((width) => imageVariant('.webp', width))];

export function pictureOf(files: readonly Uint8Array[]): Picture {
  const [full = new Uint8Array()] = files;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 32);
  return { hash, files: new Map(files.map((file, nth) => [ENDINGS[nth] ?? '', file])) };
}

/** Stores a picture for a business and returns its address. Rejects if the storage is unavailable. */
export async function storePicture(storage: FileStorage, business: string, { hash, files }: Picture): Promise<string> {
  for (const [ending, file] of files) await storage.put(`${business}/${hash}${ending}`, file);
  return `/files/${business}/${hash}.webp`;
}
