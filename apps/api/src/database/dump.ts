import path from 'node:path';
import { ok, type Result } from '@carta/domain';
import { OPENING_TIMEOUT, type EmbeddedFile, type FileConnection } from './embedded-file.ts';

/** Dumps of the whole database as files of the embedded one, written and restored while it is in use. */
export interface DatabaseDump {
  /** Writes the data of one moment into `carta.db` of a folder that has none. Refuses tables of a newer program. */
  write(folder: string): Promise<Result<void, 'database-newer'>>;
  /** Replaces all data by that of `carta.db` of a folder, which has the same tables, in one transaction. */
  restore(folder: string): Promise<void>;
}

/** A restored session would sign in again who has signed out. */
export const NOT_RESTORED: ReadonlySet<string> = new Set(['sessions', 'login_failures']);

/** They speak of this installation, not of its data. */
export const KEPT: ReadonlySet<string> = new Set(['backup_runs']);

/** The audit log keeps its present entries. */
export const MERGED = 'audit';

/** Higher than the number of changes between two dumps: no former revision, and so no ETag, is used again. */
export const REVISION_STEP = 1_000_000;

export function databaseDump(file: EmbeddedFile): DatabaseDump {
  const { writer } = file;
  return {
    write: async (folder) => ok(copyFile(file, fileIn(folder))),
    restore: async (folder) => {
      writer.exec(`attach database ${quoted(fileIn(folder))} as copy`);
      // Allows parents to be deleted before their children; the copy has been checked.
      writer.exec('pragma foreign_keys = off');
      // The operator's process serves no requests.
      file.setBlockingTimeout(OPENING_TIMEOUT);
      try {
        replaceRows(writer);
      } finally {
        file.setBlockingTimeout(0);
        writer.exec('pragma foreign_keys = on');
        writer.exec('detach database copy');
      }
    },
  };
}

/** Copies the file as it is at this moment. */
export function copyFile({ writer }: EmbeddedFile, copy: string): void {
  writer.exec(`vacuum into ${quoted(copy)}`);
}

const fileIn = (folder: string) => path.join(folder, 'carta.db');

function replaceRows(file: FileConnection): void {
  file.exec('begin immediate');
  try {
    const [{ newest }] = rows<{ newest: number }>(
      file,
      'select coalesce(max(revision), 0) as newest from main.businesses',
    );
    for (const table of tablesOf(file).filter((name) => !KEPT.has(name))) {
      if (table !== MERGED) file.exec(`delete from main.${table}`);
      if (NOT_RESTORED.has(table)) continue;
      const columns = columnsOf(file, table);
      file.exec(
        `insert or ${table === MERGED ? 'ignore' : 'abort'} into main.${table} (${columns}) select ${columns} from copy.${table}`,
      );
    }
    file.exec(`update main.businesses set revision = max(revision, ${newest}) + ${REVISION_STEP}`);
    file.exec('commit');
  } catch (error) {
    if (file.isInTransaction()) file.exec('rollback');
    throw error;
  }
}

function tablesOf(file: FileConnection): string[] {
  const tables = rows<{ name: string }>(file, "select name from main.sqlite_schema where type = 'table'");
  return tables.map(({ name }) => name).filter((name) => !/^(?:sqlite|kysely)_/.test(name));
}

function columnsOf(file: FileConnection, table: string): string {
  const columns = rows<{ name: string }>(file, `select name from pragma_table_info(${quoted(table)})`);
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

const rows = <Row>(file: FileConnection, sql: string) => file.run<Row>(sql).rows as [Row, ...Row[]];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
