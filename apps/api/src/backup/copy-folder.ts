import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../processes/error-code.ts';

/** Names of files that are being written. */
const TEMPORARY = /\.tmp$|\.json\.[0-9a-f-]{36}$/;

/** Returns the relative paths of all files in and below a folder; none for a missing folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing([]));
  return entries
    .filter((entry) => entry.isFile() && !TEMPORARY.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Adds the files of `source` that `target` lacks, as hard links where possible: files are replaced and never written in
 * place, so that a link keeps its content. Leaves out files that are deleted meanwhile.
 */
export async function copyFolder(source: string, target: string): Promise<void> {
  const known = new Set(await filesIn(target));
  for (const file of await filesIn(source)) {
    if (known.has(file)) continue;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await linkOrCopy(path.join(source, file), path.join(target, file)).catch(unlessMissing(undefined));
  }
}

/** Copies where the file system has no hard links. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

function unlessMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return fallback;
    throw error;
  };
}
