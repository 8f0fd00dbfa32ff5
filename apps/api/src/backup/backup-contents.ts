import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { filesIn } from './copy-folder.ts';

/** Folders of the data that a backup holds beside the database and its keys. */
export const FOLDERS = ['files', 'content'] as const;

/** All that an archive holds; the last one tells that nothing is missing. */
export const ENTRIES = ['carta.db', 'secret.key', ...FOLDERS, 'backup.json'] as const;

/** What an archive says of itself. */
export const Contents = z.object({
  format: z.literal(1),
  /** ms since 1970. */
  madeAt: z.int(),
  files: z.int(),
});
export type Contents = z.infer<typeof Contents>;

/** What a folder holds that is to become an archive, or was one. */
export async function contentsOf(folder: string, madeAt: number): Promise<Contents> {
  let files = 0;
  for (const name of FOLDERS) {
    await mkdir(path.join(folder, name), { recursive: true });
    files += (await filesIn(path.join(folder, name))).length;
  }
  return { format: 1, madeAt, files };
}
