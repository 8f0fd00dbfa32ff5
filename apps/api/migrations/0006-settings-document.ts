import type { Kysely } from 'kysely';

type Texts = Record<string, string>;

/** Settings that had a column of their own, as text or as JSON. */
const TEXTS = {
  whats_app_number: 'whatsAppNumber',
  delivery_time: 'deliveryTime',
  pickup_point: 'pickupPoint',
  time_zone: 'timeZone',
} as const;
const OBJECTS = {
  board: 'board',
  modal_info: 'modalInfo',
  contact_button: 'contactButton',
  payment_methods: 'paymentMethods',
  menu_types: 'menuTypes',
} as const;
const STYLE = {
  main_color: 'mainColor',
  background_image: 'backgroundImage',
  product_default_image: 'productDefaultImage',
  banner_default_image: 'bannerDefaultImage',
} as const;
const COLUMNS = [...Object.keys(TEXTS), ...Object.keys(OBJECTS), ...Object.keys(STYLE), 'logo_url'];

type Column = keyof typeof TEXTS | keyof typeof OBJECTS | keyof typeof STYLE;

interface Businesses {
  businesses: Record<Column | 'key' | 'logo_url' | 'settings', string>;
}

/** Settings move from columns of their own into one JSON document. */
export async function up(db: Kysely<Businesses>): Promise<void> {
  await db.schema
    .alterTable('businesses')
    .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  for (const row of await db.selectFrom('businesses').selectAll().execute()) {
    const settings = {
      style: picked(row, STYLE),
      logo: { url: row.logo_url },
      ...picked(row, TEXTS),
      ...picked(row, OBJECTS, (json = '') => JSON.parse(json)),
    };
    await write(db, row.key, { settings: JSON.stringify(settings) });
  }
  for (const column of COLUMNS) await db.schema.alterTable('businesses').dropColumn(column).execute();
}

export async function down(db: Kysely<Businesses>): Promise<void> {
  for (const column of COLUMNS)
    await db.schema
      .alterTable('businesses')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute();
  for (const { key, settings } of await db.selectFrom('businesses').selectAll().execute()) {
    const { style, logo, ...others } = JSON.parse(settings);
    await write(db, key, {
      ...picked(style, swapped(STYLE)),
      logo_url: logo.url,
      ...picked(others, swapped(TEXTS)),
      ...picked(others, swapped(OBJECTS), (value) => JSON.stringify(value)),
    });
  }
  await db.schema.alterTable('businesses').dropColumn('settings').execute();
}

const write = (db: Kysely<Businesses>, key: string, columns: Texts) =>
  db.updateTable('businesses').set(columns).where('key', '=', key).execute();

/** The fields of `from` that `names` lists, under their new names. */
const picked = (from: Texts, names: Texts, convert: (value?: string) => string = String): Texts =>
  Object.fromEntries(Object.entries(names).map(([old, name]) => [name, convert(from[old])]));

const swapped = (names: Texts): Texts => Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from]));
