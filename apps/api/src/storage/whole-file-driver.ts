import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** A folder on disk with atomic, durable writes; flydrive's own driver writes in place. */
export class WholeFileDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' });
    this.#folder = folder;
  }

  override async put(name: string, contents: string | Uint8Array): Promise<void> {
    const file = path.join(this.#folder, name);
    const draft = `${file}.${randomBytes(8).toString('hex')}.tmp`;
    // A data folder that has vanished is not made anew.
    await access(path.dirname(this.#folder));
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, contents, { flush: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
