import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_history')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('option_key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('from_cents', 'bigint', (column) => column.notNull())
    .addColumn('to_cents', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_history_key', ['business', 'key', 'option_key', 'at'])
    .execute();
  await db.schema.createIndex('price_history_by_time').on('price_history').columns(['business', 'at']).execute();

  await db.schema
    .createTable('planned_prices')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('targets', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('planned_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('planned_prices_key', ['business', 'key'])
    .execute();
  await db.schema.createIndex('planned_prices_by_time').on('planned_prices').columns(['status', 'at']).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('planned_prices').execute();
  await db.schema.dropTable('price_history').execute();
}
