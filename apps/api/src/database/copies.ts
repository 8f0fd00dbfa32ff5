import type { EmbeddedFile } from './embedded-file.ts';

/** Whole copies of the database, made and taken back while others use it. */
export interface Copies {
  /** Writes all that is stored now into a new database file. */
  write(file: string): void;
  /** Replaces all that is stored by what another database file of the same tables holds, in one transaction. */
  takeBack(file: string): void;
}

/** Whoever is signed in, or failed to, stays a matter of before. */
const NOT_TAKEN_BACK = new Set(['sessions', 'login_failures']);

/** What the audit log says stays true. */
const ADDED_TO = 'audit';

/** More than changes are made between two copies: no browser takes a menu that it knew for one of the same revision. */
const REVISIONS_AHEAD = 1_000_000;

export function copiesOf(file: EmbeddedFile): Copies {
  return {
    write: (copy) => file.exec(`vacuum into ${quoted(copy)}`),
    takeBack: (copy) => {
      file.exec(`attach database ${quoted(copy)} as copy`);
      // Only so may parents be deleted before their children; the copy has been checked.
      file.exec('pragma foreign_keys = off');
      try {
        replaceRows(file);
      } finally {
        file.exec('pragma foreign_keys = on');
        file.exec('detach database copy');
      }
    },
  };
}

function replaceRows(file: EmbeddedFile): void {
  file.exec('begin immediate');
  try {
    const [{ newest }] = rows<{ newest: number }>(
      file,
      'select coalesce(max(revision), 0) as newest from main.businesses',
    );
    for (const table of tablesOf(file)) {
      if (table !== ADDED_TO) file.exec(`delete from main.${table}`);
      if (NOT_TAKEN_BACK.has(table)) continue;
      const columns = columnsOf(file, table);
      file.exec(
        `insert or ${table === ADDED_TO ? 'ignore' : 'abort'} into main.${table} (${columns}) select ${columns} from copy.${table}`,
      );
    }
    file.exec(`update main.businesses set revision = max(revision, ${newest}) + ${REVISIONS_AHEAD}`);
    file.exec('commit');
  } catch (error) {
    if (file.isInTransaction()) file.exec('rollback');
    throw error;
  }
}

function tablesOf(file: EmbeddedFile): string[] {
  const tables = rows<{ name: string }>(file, "select name from main.sqlite_schema where type = 'table'");
  return tables.map(({ name }) => name).filter((name) => !/^(?:sqlite|kysely)_/.test(name));
}

function columnsOf(file: EmbeddedFile, table: string): string {
  const columns = rows<{ name: string }>(file, `select name from pragma_table_info(${quoted(table)})`);
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

const rows = <Row>(file: EmbeddedFile, sql: string) => file.prepare(sql).all([]) as [Row, ...Row[]];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
