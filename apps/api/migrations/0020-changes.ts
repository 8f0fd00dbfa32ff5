import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

const BATCH = 500;

interface Before {
  readonly key: string;
  readonly last_change: string;
}

/** Each business keeps its last change, which nothing can undo: what was there before it was not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changes')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'bigint')
    // Last: an embedded database reads past what stands before a column.
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('changes_key', ['business', 'at', 'revision'])
    .execute();
  for (let last = ''; ;) {
    const { rows } = await sql<Before>`select key, last_change from businesses
      where last_change is not null and key > ${last} order by key limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) await keep(db, row);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key ?? '';
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('changes').execute();
}

async function keep(db: Kysely<unknown>, { key: business, last_change: stored }: Before): Promise<void> {
  const { at, kind, done, record } = JSON.parse(stored) as { at: number; kind: string; done: string; record: string };
  const key = randomBytes(16).toString('base64url').slice(0, 21);
  const told = JSON.stringify({ kind, record });
  await sql`insert into changes (business, key, at, revision, ${sql.ref('by')}, device, what, told)
    values (${business}, ${key}, ${at}, 0, '', '', ${done}, ${told})`.execute(db);
}
