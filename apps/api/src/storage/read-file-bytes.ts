import { readFile, stat } from 'node:fs/promises';
import { whyUnreadable } from './read-json-file.ts';

export type FileBytes = { ok: true; value: Uint8Array } | { ok: false; problem: string };

/** Reads a file. Returns in one line in Spanish why it cannot be read, or that it is larger than `maxBytes`. */
export async function readFileBytes(
  file: string,
  { maxBytes, tooLarge }: { readonly maxBytes: number; readonly tooLarge: string },
): Promise<FileBytes> {
  try {
    if ((await stat(file)).size > maxBytes) return { ok: false, problem: `${file}: ${tooLarge}` };
    return { ok: true, value: new Uint8Array(await readFile(file)) };
  } catch (error) {
    return { ok: false, problem: `${file}: ${whyUnreadable(error)}` };
  }
}
