import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDiskRefusal } from './disk-refusal.ts';

/** Free space that the server needs, in bytes: several changes at once, pictures included, and the database's log. */
const MIN_FREE_BYTES = 20_000_000;

/** More than a block of the disk, so that it needs space of its own. */
const PROBE_BYTES = 65_536;

const FULL = 'El disco del servidor está lleno o no responde';

export interface DiskCheck {
  /** Returns why the disk takes no changes, or null. After a refused write, another one has to succeed first. */
  readonly failure: () => Promise<string | null>;
  /** Reports that the disk has refused a write. */
  readonly noteRefusal: () => void;
}

/** Checks the disk of a data folder. `minFreeBytes` is for tests. */
export function openDiskCheck(dataDir: string, { minFreeBytes = MIN_FREE_BYTES } = {}): DiskCheck {
  let hasRefused = false;
  let probing: Promise<boolean> | undefined;

  const probe = async () => {
    probing ??= takesWrites(dataDir).finally(() => (probing = undefined));
    hasRefused = !(await probing);
  };

  return {
    failure: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < minFreeBytes) return FULL;
      if (hasRefused) await probe();
      return hasRefused ? FULL : null;
    },
    noteRefusal: () => {
      hasRefused = true;
    },
  };
}

async function takesWrites(dataDir: string): Promise<boolean> {
  const file = path.join(dataDir, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { flush: true });
    return true;
  } catch (error) {
    if (isDiskRefusal(error)) return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}
