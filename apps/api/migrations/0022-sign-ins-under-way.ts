import type { Kysely } from 'kysely';

/** The version before writes neither: its attempts count as failures from their start, and no account is let through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_failures')
    .addColumn('under_way', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('let_through_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('let_through_until').execute();
  await db.schema.alterTable('login_failures').dropColumn('under_way').execute();
}
