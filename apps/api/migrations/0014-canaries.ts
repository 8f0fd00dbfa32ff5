import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('remote_history').addColumn('canary_version', 'text').execute();
  await db.schema.alterTable('remote_history').addColumn('canary_group', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('remote_history').dropColumn('canary_group').execute();
  await db.schema.alterTable('remote_history').dropColumn('canary_version').execute();
}
