import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { filesIn } from './copy-folder.ts';

/** Folders of the data in a backup, beside the database and its keys. */
export const FOLDERS = ['files', 'content'] as const;

/** The entries of an archive; the last one shows that it is complete. */
export const ENTRIES = ['carta.db', 'secret.key', ...FOLDERS, 'backup.json'] as const;

/** The description of an archive, in backup.json. */
export const Contents = z.object({
  format: z.literal(1),
  /** ms since 1970. */
  madeAt: z.int(),
  files: z.int(),
});
export type Contents = z.infer<typeof Contents>;

/** Describes an unpacked archive. */
export async function contentsOf(folder: string, madeAt: number): Promise<Contents> {
  let files = 0;
  for (const name of FOLDERS) {
    await mkdir(path.join(folder, name), { recursive: true });
    files += (await filesIn(path.join(folder, name))).length;
  }
  return { format: 1, madeAt, files };
}
