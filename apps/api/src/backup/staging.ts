import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/** Runs `work` with an empty folder on the data's own disk, which is gone afterwards. */
export async function withStaging<T>(dataDir: string, work: (staging: string) => Promise<T>): Promise<T> {
  const folder = path.join(dataDir, 'staging');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftBehind(folder);
  const staging = await mkdtemp(path.join(folder, 'copy-'));
  try {
    return await work(staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** What a command that was killed could not remove. */
async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > DAY) await rm(left, { recursive: true, force: true });
  }
}
