import { sql, type Kysely } from 'kysely';

const INDEXES = {
  login_failures_by_time: ['failed_at'],
  login_failures_by_address: ['address', 'failed_at'],
  login_failures_by_email: ['email', 'failed_at'],
};

/** Of sessions whose start is not known, it is taken to be their last use: sessions end a while after their start. */
const IDLE = 30 * 24 * 60 * 60 * 1000;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema.createIndex(name).on('login_failures').columns(columns).execute();
  }
  await sql`update sessions set started_at = expires_at - ${sql.lit(IDLE)} where started_at = 0`.execute(db);
  await db.schema
    .createTable('audit')
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_key', ['business', 'id'])
    .execute();
  await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('audit').execute();
  for (const name of Object.keys(INDEXES)) await db.schema.dropIndex(name).execute();
}
