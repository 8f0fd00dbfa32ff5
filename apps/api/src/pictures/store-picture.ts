import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, imageVariant, LARGEST_IMAGE_WIDTH } from '@carta/domain';
import type { FileStorage } from '../storage/file-storage.ts';

/** A picture as it is served, in all its widths, and not stored yet. */
export interface Picture {
  /** Says what the picture shows: the same picture has the same one. */
  readonly hash: string;
  /** WebP files, by the ending of their names. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** In pixels, in the order in which `pictureOf` takes the files. */
export const PICTURE_WIDTHS = [LARGEST_IMAGE_WIDTH, ...IMAGE_WIDTHS];
const ENDINGS = ['.webp', ...IMAGE_WIDTHS.map((width) => imageVariant('.webp', width))];

export function pictureOf(files: readonly Uint8Array[]): Picture {
  const [full = new Uint8Array()] = files;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 32);
  return { hash, files: new Map(files.map((file, nth) => [ENDINGS[nth] ?? '', file])) };
}

/** Stores a picture among a business's and gives its address. Fails where the storage cannot be used. */
export async function storePicture(storage: FileStorage, business: string, { hash, files }: Picture): Promise<string> {
  for (const [ending, file] of files) await storage.put(`${business}/${hash}${ending}`, file);
  return `/files/${business}/${hash}.webp`;
}
