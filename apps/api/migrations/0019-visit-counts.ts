import type { Kysely } from 'kysely';

/** Replaces the rows of `visits`, which stays while servers of the version before write into it: the clean-up moves its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_counts')
    .addColumn('business', 'text', (column) => column.notNull().references('businesses.key').onDelete('cascade'))
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['business', 'unit', 'period'])
    .execute();
}

/** The version before reads `visits` alone: what was counted since goes back there, without hours, and a month's counts to its first day. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ visit_counts: CountsRow; visits: VisitRow }>;
  const businesses = await tables.selectFrom('visit_counts').select('business').distinct().execute();
  for (const { business } of businesses) {
    const stored = await tables.selectFrom('visit_counts').selectAll().where('business', '=', business).execute();
    const rows = summed(stored.flatMap(rowsOf)).filter(({ count }) => count > 0);
    for (let start = 0; start < rows.length; start += 1000)
      await tables
        .insertInto('visits')
        .values(rows.slice(start, start + 1000))
        .onConflict((conflict) =>
          conflict
            .columns(['business', 'day', 'kind', 'key'])
            .doUpdateSet((row) => ({ count: row('visits.count', '+', row.ref('excluded.count')) })),
        )
        .execute();
  }
  await db.schema.dropTable('visit_counts').execute();
}

interface CountsRow {
  business: string;
  unit: string;
  period: string;
  counts: string;
}

interface VisitRow {
  business: string;
  day: string;
  kind: string;
  key: string;
  count: number;
}

/** One row per day, kind and key: a month's counts meet those of its first day, and PostgreSQL refuses both in one statement. */
function summed(rows: readonly VisitRow[]): VisitRow[] {
  const sums = new Map<string, VisitRow>();
  for (const row of rows) {
    const id = JSON.stringify([row.day, row.kind, row.key]);
    sums.set(id, { ...row, count: row.count + (sums.get(id)?.count ?? 0) });
  }
  return [...sums.values()];
}

function rowsOf({ business, unit, period, counts }: CountsRow): VisitRow[] {
  const stored = JSON.parse(counts);
  const day = unit === 'months' ? `${period}-01` : period;
  const row = (kind: string, key: string, count: number) => ({ business, day, kind, key, count });
  if (unit === 'hours') {
    const { hours, withoutHour, qr, started, sent } = stored as Record<string, number> & { hours: number[] };
    const visits = hours.reduce((total, count) => total + count, withoutHour ?? 0);
    return [
      row('page', 'qr', qr ?? 0),
      row('page', 'direct', visits - (qr ?? 0)),
      row('order-started', 'order', started ?? 0),
      row('order-sent', 'order', sent ?? 0),
    ];
  }
  const { categories, products, searches } = stored as {
    categories: Record<string, number>;
    products: Record<string, readonly number[]>;
    searches: Record<string, number>;
  };
  return [
    ...Object.entries(categories).map(([key, count]) => row('category', key, count)),
    ...Object.entries(searches).map(([words, count]) => row('search-missed', words, count)),
    ...Object.entries(products).flatMap(([key, [seen = 0, started = 0, sent = 0]]) => [
      row('product', key, seen),
      row('order-started', key, started),
      row('order-sent', key, sent),
    ]),
  ];
}
