import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../storage/file-storage.ts';

const ENDINGS = ['', '-160', '-480', '-960'];
const FULL_SIZE = /^([a-z]+)\.webp$/;

/** Puts the pictures of a folder among a business's files, and gives the address of each by its name. */
export async function publishPictures(
  pictures: string,
  { storage, business }: { storage: FileStorage; business: string },
): Promise<Map<string, string>> {
  const names = (await readdir(pictures)).flatMap((file) => FULL_SIZE.exec(file)?.[1] ?? []);
  const addresses = names.map(async (name): Promise<[string, string]> => {
    const bytes = await readFile(path.join(pictures, `${name}.webp`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    for (const ending of ENDINGS) {
      const picture = await readFile(path.join(pictures, `${name}${ending}.webp`));
      await storage.put(`${business}/${hash}${ending}.webp`, picture);
    }
    return [name, `/files/${business}/${hash}.webp`];
  });
  return new Map(await Promise.all(addresses));
}
