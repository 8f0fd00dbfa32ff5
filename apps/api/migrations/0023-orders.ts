import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_days')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_days_key', ['business', 'day'])
    .execute();
  await db.schema
    .createTable('orders')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('wanted_at', 'bigint')
    .addColumn('ready_at', 'bigint')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('payment', 'text')
    .addColumn('pays_with', 'bigint')
    .addColumn('paid', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('last_step', 'text')
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('zone', 'text')
    .addColumn('at_table', 'text')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('diner', 'text')
    .addPrimaryKeyConstraint('orders_key', ['business', 'key'])
    .execute();
  await db.schema
    .createIndex('orders_by_number')
    .unique()
    .on('orders')
    .columns(['business', 'day', 'number'])
    .execute();
  await db.schema.createIndex('orders_by_state').on('orders').columns(['business', 'state', 'network']).execute();
  await db.schema.createIndex('orders_by_age').on('orders').columns(['business', 'created_at']).execute();
  await sql`create index orders_by_end on orders (expires_at) where expires_at is not null`.execute(db);
  await sql`create index orders_with_diner on orders (created_at) where diner is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('orders').execute();
  await db.schema.dropTable('order_days').execute();
}
