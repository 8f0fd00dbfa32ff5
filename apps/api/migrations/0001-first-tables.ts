import type { Kysely } from 'kysely';

/** Every key begins with the business, so that the data can be spread by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('businesses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('main_color', 'text', (column) => column.notNull())
    .addColumn('background_image', 'text', (column) => column.notNull())
    .addColumn('product_default_image', 'text', (column) => column.notNull())
    .addColumn('banner_default_image', 'text', (column) => column.notNull())
    .addColumn('logo_url', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('modal_info', 'text', (column) => column.notNull())
    .addColumn('contact_button', 'text', (column) => column.notNull())
    .addColumn('mercado_pago_active', 'integer', (column) => column.notNull())
    .addColumn('mercado_pago_token', 'text')
    .addColumn('mercado_pago_last4', 'text')
    .addColumn('whats_app_number', 'text', (column) => column.notNull())
    .addColumn('delivery_time', 'text', (column) => column.notNull())
    .addColumn('payment_methods', 'text', (column) => column.notNull())
    .addColumn('pickup_point', 'text', (column) => column.notNull())
    .addColumn('menu_types', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('categories')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('parent', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('show', 'integer', (column) => column.notNull())
    .addColumn('to_level', 'integer')
    .addColumn('image_url', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('categories_key', ['business', 'key'])
    .addUniqueConstraint('categories_id', ['business', 'id'])
    .addForeignKeyConstraint('categories_parent', ['business', 'parent'], 'categories', ['business', 'key'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('categories_by_parent').on('categories').columns(['business', 'parent']).execute();

  await db.schema
    .createTable('items')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('parent', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('show', 'integer', (column) => column.notNull())
    .addColumn('featured_rank', 'integer')
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('items_key', ['business', 'key'])
    .addUniqueConstraint('items_id', ['business', 'id'])
    .addForeignKeyConstraint('items_parent', ['business', 'parent'], 'categories', ['business', 'key'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('items_by_parent').on('items').columns(['business', 'parent']).execute();

  await db.schema
    .createTable('emails')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .execute();

  await db.schema
    .createTable('users')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text')
    .addColumn('locked', 'integer', (column) => column.notNull())
    .addColumn('last_notification_read', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('users_key', ['business', 'email'])
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['business', 'token_hash'])
    .addForeignKeyConstraint('sessions_user', ['business', 'email'], 'users', ['business', 'email'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').columns(['business', 'email']).execute();

  await db.schema
    .createTable('login_failures')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_failures_key', ['address', 'id'])
    .execute();

  await db.schema
    .createTable('notifications')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notifications_key', ['business', 'id'])
    .execute();
  await db.schema
    .createIndex('notifications_by_time')
    .on('notifications')
    .columns(['business', 'created_at'])
    .execute();
}

const NEWEST_FIRST = [
  'notifications',
  'login_failures',
  'sessions',
  'users',
  'emails',
  'items',
  'categories',
  'businesses',
];

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of NEWEST_FIRST) await db.schema.dropTable(table).execute();
}
