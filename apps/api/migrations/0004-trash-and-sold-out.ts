import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('items').addColumn('sold_out_until', 'bigint').execute();
  await db.schema
    .createTable('deletions')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deletions_key', ['business', 'key'])
    .execute();
  await db.schema.createIndex('deletions_by_time').on('deletions').columns(['business', 'deleted_at']).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('deletions').execute();
  await db.schema.alterTable('items').dropColumn('sold_out_until').execute();
}
