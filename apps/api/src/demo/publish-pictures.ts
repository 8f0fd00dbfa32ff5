import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_WIDTHS, imageVariant } from '@carta/domain';
import { pictureOf, storePicture } from '../pictures/store-picture.ts';
import type { FileStorage } from '../storage/file-storage.ts';

const FULL_SIZE = /^([a-z]+)\.webp$/;

/** Stores the pictures of a folder, which has them in every width, for a business; returns their addresses by name. */
export async function publishPictures(
  pictures: string,
  { storage, business }: { storage: FileStorage; business: string },
): Promise<Map<string, string>> {
  const names = (await readdir(pictures)).flatMap((file) => FULL_SIZE.exec(file)?.[1] ?? []);
  const addresses = names.map(async (name): Promise<[string, string]> => {
    const full = `${name}.webp`;
    const files = [full, ...IMAGE_WIDTHS.map((width) => imageVariant(full, width))];
    const contents = await Promise.all(files.map((file) => readFile(path.join(pictures, file))));
    return [name, await storePicture(storage, business, pictureOf(contents))];
  });
  return new Map(await Promise.all(addresses));
}
