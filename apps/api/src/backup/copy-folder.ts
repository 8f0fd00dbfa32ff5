import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

/** What a file is called while it is being written. */
const DRAFT = /\.tmp$|\.json\.[0-9a-f-]{36}$/;

/** The files in a folder and below it, by their paths from there; none where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing([]));
  return entries
    .filter((entry) => entry.isFile() && !DRAFT.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Gives `target` the files of `source` that it does not have, as they are now: a file is replaced by another one and never
 * written in place, so a second name for it stays what it is. Files that vanish meanwhile are left out.
 */
export async function copyFolder(source: string, target: string): Promise<void> {
  const known = new Set(await filesIn(target));
  for (const file of await filesIn(source)) {
    if (known.has(file)) continue;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await nameAgain(path.join(source, file), path.join(target, file)).catch(unlessMissing(undefined));
  }
}

/** Some file systems have no second names. */
async function nameAgain(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

function unlessMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
}
