import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remote_versions')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_versions_key', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('remote_history')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nth', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('unchecked', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_history_key', ['name', 'nth'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('remote_history').execute();
  await db.schema.dropTable('remote_versions').execute();
}
