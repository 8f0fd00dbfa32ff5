import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ENDINGS = ['', '-160', '-480', '-960'];
const FULL_SIZE = /^([a-z]+)\.webp$/;

/** Copies the pictures of a folder to where a business's files lie, and gives the address of each by its name. */
export async function publishPictures(
  pictures: string,
  { filesDir, business }: { filesDir: string; business: string },
): Promise<Map<string, string>> {
  const target = path.join(filesDir, business);
  await mkdir(target, { recursive: true });
  const names = (await readdir(pictures)).flatMap((file) => FULL_SIZE.exec(file)?.[1] ?? []);
  const addresses = names.map(async (name): Promise<[string, string]> => {
    const bytes = await readFile(path.join(pictures, `${name}.webp`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    for (const ending of ENDINGS) {
      await copyFile(path.join(pictures, `${name}${ending}.webp`), path.join(target, `${hash}${ending}.webp`));
    }
    return [name, `/files/${business}/${hash}.webp`];
  });
  return new Map(await Promise.all(addresses));
}
