import type { Kysely } from 'kysely';

/** What an item may declare, as JSON; null where it declares nothing. */
const ITEM_COLUMNS = ['allergens', 'diets', 'option_groups'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ITEM_COLUMNS) await db.schema.alterTable('items').addColumn(column, 'text').execute();
  await db.schema.alterTable('categories').addColumn('availability', 'text').execute();
  await db.schema
    .createTable('option_groups')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('pricing', 'text', (column) => column.notNull())
    .addColumn('least', 'integer', (column) => column.notNull())
    .addColumn('most', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('option_groups_key', ['business', 'key'])
    .addUniqueConstraint('option_groups_id', ['business', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('option_groups').execute();
  await db.schema.alterTable('categories').dropColumn('availability').execute();
  for (const column of ITEM_COLUMNS) await db.schema.alterTable('items').dropColumn(column).execute();
}
