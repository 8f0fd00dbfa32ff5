import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFile } from './dump.ts';
import type { EmbeddedFile } from './embedded-file.ts';

/** How many copies are kept. */
const KEPT = 2;

/** Copies the database beside itself as it is before a newer program changes its tables; `last` is the last migration that it has. */
export function copyBeforeMigration(file: EmbeddedFile, { dataDir, last }: { dataDir: string; last: string }): void {
  const folder = path.join(dataDir, 'before-migration');
  const copy = path.join(folder, `${last}.db`);
  // Several processes that start at once have the same database before them.
  if (existsSync(copy)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${copy}.${randomUUID()}.tmp`;
  try {
    copyFile(file, draft);
    chmodSync(draft, 0o600);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  const copies = readdirSync(folder).filter((name) => name.endsWith('.db'));
  for (const old of copies.sort().slice(0, -KEPT)) rmSync(path.join(folder, old));
}
