import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ['mercado_pago_account', 'text'],
    ['mercado_pago_checked_at', 'bigint'],
    ['mercado_pago_asked_at', 'bigint'],
  ] as const)
    await db.schema.alterTable('businesses').addColumn(name, type).execute();
  for (const [name, type] of [
    ['pay', 'text'],
    ['look_up_at', 'bigint'],
  ] as const)
    await db.schema.alterTable('orders').addColumn(name, type).execute();
  await db.schema
    .createTable('charges')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('order_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('fee_cents', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('refund', 'text')
    .addColumn('refund_reason', 'text')
    .addColumn('refund_asked_at', 'bigint')
    .addColumn('refund_at', 'bigint')
    .addPrimaryKeyConstraint('charges_key', ['business', 'id'])
    .addForeignKeyConstraint(
      'charges_of_order',
      ['business', 'order_key'],
      'orders',
      ['business', 'key'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('charges_by_order').on('charges').columns(['business', 'order_key']).execute();
  await sql`create index charges_to_refund on charges (refund_at) where refund_at is not null`.execute(db);
  await sql`create index orders_to_look_up on orders (look_up_at) where look_up_at is not null`.execute(db);
  await sql`create index businesses_to_check on businesses (mercado_pago_asked_at)
    where mercado_pago_token is not null and mercado_pago_account is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('charges').execute();
  await db.schema.dropIndex('orders_to_look_up').execute();
  await db.schema.dropIndex('businesses_to_check').execute();
  for (const name of ['pay', 'look_up_at']) await db.schema.alterTable('orders').dropColumn(name).execute();
  for (const name of ['mercado_pago_account', 'mercado_pago_checked_at', 'mercado_pago_asked_at'])
    await db.schema.alterTable('businesses').dropColumn(name).execute();
}
