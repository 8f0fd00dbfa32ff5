import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('open_table', 'text').execute();
  await sql`create index orders_at_table on orders (business, open_table) where open_table is not null`.execute(db);
  await db.schema
    .createTable('table_requests')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at_table', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('table_requests_key', ['business', 'key'])
    .execute();
  await db.schema
    .createIndex('table_requests_by_age')
    .on('table_requests')
    .columns(['business', 'created_at'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('table_requests').execute();
  await db.schema.dropIndex('orders_at_table').execute();
  await db.schema.alterTable('orders').dropColumn('open_table').execute();
}
