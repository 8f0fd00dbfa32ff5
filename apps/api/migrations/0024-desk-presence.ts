import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_presence')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('seen_at', 'bigint')
    .addColumn('next_notice_at', 'bigint')
    .addPrimaryKeyConstraint('desk_presence_key', ['business'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('desk_presence').execute();
}
