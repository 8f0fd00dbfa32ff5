import { createHash } from 'node:crypto';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;

/** Reads of one database, in or outside of a transaction. */
type Source = Pick<Kysely<Tables>, 'selectFrom'>;
type Row = Readonly<Record<string, string | number | null>>;

/** All tables with their primary keys, each after those that its rows refer to. */
export const PRIMARY_KEYS: { readonly [T in TableName]: readonly (keyof Tables[T] & string)[] } = {
  businesses: ['key'],
  emails: ['email'],
  users: ['business', 'email'],
  sessions: ['business', 'token_hash'],
  categories: ['business', 'key'],
  items: ['business', 'key'],
  option_groups: ['business', 'key'],
  price_history: ['business', 'key', 'option_key', 'at'],
  planned_prices: ['business', 'key'],
  notifications: ['business', 'id'],
  payments: ['business', 'email', 'year', 'month', 'day'],
  visit_counts: ['business', 'unit', 'period'],
  visits: ['business', 'day', 'kind', 'key'],
  deletions: ['business', 'key'],
  changes: ['business', 'at', 'revision'],
  answer_counts: ['business', 'hour'],
  order_days: ['business', 'day'],
  orders: ['business', 'key'],
  desk_presence: ['business'],
  charges: ['business', 'id'],
  table_requests: ['business', 'key'],
  business_use: ['business', 'kind', 'minute'],
  audit: ['business', 'id'],
  login_failures: ['address', 'id'],
  client_errors: ['id'],
  remote_versions: ['name', 'version'],
  remote_history: ['name', 'nth'],
  remote_tokens: ['hash'],
  section_use: ['remote', 'version', 'minute', 'session'],
  backup_runs: ['target'],
};

export const TABLE_NAMES = Object.keys(PRIMARY_KEYS) as TableName[];

/** Rows that are in memory at a time. */
const BATCH = 1000;

interface CopyOptions {
  /** Copies the rows of one business; all without. */
  readonly business?: string;
  /** Leaves out rows whose primary key the target has. */
  readonly keepsOwn?: boolean;
}

/** Copies the rows of a table into the same table of another database, of either engine; returns their number. */
export async function copyRows(
  source: Source,
  target: Kysely<Tables>,
  table: TableName,
  { business, keepsOwn = false }: CopyOptions = {},
): Promise<number> {
  let copied = 0;
  for await (const rows of batchesOf(source, table, business)) {
    const insert = target.insertInto(table).values(rows);
    await (keepsOwn ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
    copied += rows.length;
  }
  return copied;
}

/** Returns the number of a table's rows and a hash of them all, equal for equal rows on either engine. */
export async function digestOf(source: Source, table: TableName): Promise<{ rows: number; hash: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of batchesOf(source, table)) {
    count += rows.length;
    for (const row of rows)
      hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
  }
  return { rows: count, hash: hash.digest('hex') };
}

/** Reads a table in the order of its primary key. */
async function* batchesOf(source: Source, table: TableName, business?: string): AsyncGenerator<Row[]> {
  const columns = PRIMARY_KEYS[table] as readonly string[];
  const refs = columns.map((column) => sql.ref(column));
  const owner = table === 'businesses' ? 'key' : 'business';
  const rowsOf = source
    .selectFrom(table as 'visits')
    .selectAll()
    .$if(business !== undefined, (query) => query.where(sql.ref(owner), '=', business))
    .limit(BATCH);
  const all = refs.reduce((query, ref) => query.orderBy(ref), rowsOf);
  let batch = all;
  for (;;) {
    const rows = (await batch.execute()) as unknown as Row[];
    if (rows.length > 0) yield rows;
    const last = rows[BATCH - 1];
    if (!last) return;
    batch = all.where(sql<SqlBool>`(${sql.join(refs)}) > (${sql.join(columns.map((column) => last[column]))})`);
  }
}
