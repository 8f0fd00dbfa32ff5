import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { quickFolder } from './quick-folder.ts';

/** A database file with all tables and nothing in them, made once for all data folders of a test file: migrations are slow. */
let tables: Promise<Buffer> | undefined;

/** Makes a data folder with an empty database. */
export async function writeTables(dataDir: string): Promise<void> {
  const file = await (tables ??= migratedFile());
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(path.join(dataDir, 'carta.db'), file, { mode: 0o600 });
}

async function migratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(quickFolder(), 'carta-tables-'));
  const opened = await openDatabase(folder, { durable: false });
  if (!opened.ok) throw new Error(opened.reason);
  await opened.value.close();
  const file = readFileSync(path.join(folder, 'carta.db'));
  rmSync(folder, { recursive: true });
  return file;
}
