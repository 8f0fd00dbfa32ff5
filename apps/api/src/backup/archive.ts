import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { create, extract } from 'tar';

/** Writes entries of a folder into an archive that gets its name when it is complete; only its owner may read it. */
export function writeArchive(file: string, folder: string, entries: readonly string[]): Promise<void> {
  return writeWhole(file, (draft) =>
    create({ file: draft, cwd: folder, portable: true, strict: true, mode: 0o600 }, [...entries]),
  );
}

/** Writes a file that gets its name when it is complete. */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await write(draft);
    const written = await open(draft);
    try {
      await written.sync();
    } finally {
      await written.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Unpacks an archive's files as new ones, never through a link and never outside the folder. */
export async function extractFiles(file: string, folder: string): Promise<void> {
  const filter = (_: string, entry: object) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
  await extract({ file, cwd: folder, strict: true, noMtime: true, preserveOwner: false, filter });
}
