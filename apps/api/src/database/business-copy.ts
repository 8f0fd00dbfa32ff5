import Sqlite from 'libsql';
import type { CompiledQuery, QueryResult } from 'kysely';
import { pauses } from '../processes/event-loop.ts';
import { connectionOn, type FileConnection } from './embedded-file.ts';
import type { Tables } from './tables.ts';

/** The tables that a copy has; a category's products and a business's records refer to each other. */
const COPIED = ['businesses', 'categories', 'items', 'option_groups'] as const satisfies readonly (keyof Tables)[];

/** So many rows are copied in some ms. */
const ROWS_PER_STATEMENT = 500;

/**
 * The menu and the settings of one business in temporary tables of a connection of its own: they hide the tables of these names, so that statements read and
 * write them there while others write to the database.
 */
export class BusinessCopy {
  readonly #file: Sqlite.Database;
  readonly #connection: FileConnection;

  private constructor(address: string) {
    this.#file = new Sqlite(address);
    this.#connection = connectionOn(this.#file);
    this.#connection.exec('pragma busy_timeout = 50; pragma temp_store = memory; pragma foreign_keys = on;');
  }

  static async of(address: string, business: string): Promise<BusinessCopy> {
    const copy = new BusinessCopy(address);
    try {
      await copy.#fill(business);
      return copy;
    } catch (error) {
      copy.close();
      throw error;
    }
  }

  /** True if the copy has the table; a statement that writes to another one would change the database. */
  has(table: string | undefined): boolean {
    return COPIED.some((copied) => copied === table);
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    return this.#connection.run<Row>(sql, parameters);
  }

  close(): void {
    this.#file.close();
  }

  async #fill(business: string): Promise<void> {
    const pause = pauses();
    const { rows: made } = this.#connection.run<{ sql: string }>(
      `select sql from main.sqlite_master where sql is not null and tbl_name in (${COPIED.map(() => '?').join()}) order by type desc`,
      COPIED,
    );
    for (const { sql } of made) this.#connection.exec(asTemporary(sql));
    for (const table of COPIED) {
      const owner = table === 'businesses' ? 'key' : 'business';
      // A subcategory refers to its main category.
      const order = table === 'categories' ? 'level, key' : 'key';
      for (let copied = ROWS_PER_STATEMENT, start = 0; copied === ROWS_PER_STATEMENT; start += copied) {
        const { numAffectedRows } = this.#connection.run(
          `insert into temp.${table} select * from main.${table} where ${owner} = ? order by ${order} limit ? offset ?`,
          [business, ROWS_PER_STATEMENT, start],
        );
        copied = Number(numAffectedRows);
        await pause();
      }
    }
  }
}

/** An index goes where its table is. */
const asTemporary = (sql: string) =>
  sql.replace(/^create table /i, 'create temp table ').replace(/^(create (?:unique )?index )/i, '$1temp.');
