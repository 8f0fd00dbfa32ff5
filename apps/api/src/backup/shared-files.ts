import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../storage/file-storage.ts';
import { filesIn } from './copy-folder.ts';

const CONTENT = 'content/';

/** Returns where an unpacked archive has a stored file. */
const placeOf = (staging: string, name: string) =>
  path.join(staging, name.startsWith(CONTENT) ? name : path.join('files', name));

/** Adds the stored files that an archive's folder lacks. Leaves out files that are deleted meanwhile. */
export async function downloadFiles(storage: FileStorage, staging: string): Promise<void> {
  const known = new Set((await filesIn(staging)).map((file) => path.join(staging, file)));
  for (const name of await storage.all()) {
    const place = placeOf(staging, name);
    const file = known.has(place) ? null : await storage.find(name);
    if (!file) continue;
    await mkdir(path.dirname(place), { recursive: true });
    await pipeline(await file.read(), createWriteStream(place));
  }
}

/** Stores the pictures and remotes of an unpacked archive. */
export async function uploadFiles(storage: FileStorage, staging: string): Promise<void> {
  for (const name of await filesIn(path.join(staging, 'files'))) await upload(storage, staging, name);
}

/** Stores the content of an unpacked archive and deletes all other. */
export async function replaceContent(storage: FileStorage, staging: string): Promise<void> {
  const names = (await filesIn(path.join(staging, 'content'))).map((name) => CONTENT + name);
  for (const name of names) await upload(storage, staging, name);
  for (const name of await storage.list('content')) if (!names.includes(name)) await storage.delete(name);
}

async function upload(storage: FileStorage, staging: string, name: string): Promise<void> {
  await storage.put(name, await readFile(placeOf(staging, name)));
}
