import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@carta/domain';

/** Runs `work` with an empty folder on the data's disk and removes the folder afterwards. */
export async function inStagingFolder<T>(dataDir: string, work: (staging: string) => Promise<T>): Promise<T> {
  const folder = path.join(dataDir, 'staging');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const staging = await mkdtemp(path.join(folder, 'copy-'));
  try {
    return await work(staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Removes folders that killed commands have left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > DAY_MS) await rm(left, { recursive: true, force: true });
  }
}
