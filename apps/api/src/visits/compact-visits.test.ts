/** @postgres rows that are moved and added up by several at once, and what they take */
import { DAY_MS, dayIn, newKey, type VisitCount, type VisitsReport } from '@carta/domain';
import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';
import { undoMigrations, migrateToLatest } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/is-postgres.ts';
import { allVisits } from '../testing/all-visits.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import type { BusinessVisits } from './business-visits.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
/** How many migrations lead back to the version before. */
const SINCE_COUNTS = Object.keys(migrations).filter((name) => name >= '0019').length;

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = NOW;
  server = await testServer({ now: () => now });
});
afterEach(() => server.close());

const count = (kind: VisitCount['kind'], key: string, day: string, of: number) => ({ kind, key, day, count: of });
const page = (day: string, of: number, hour: number | null = 21): BusinessVisits => ({
  business: 'higuera',
  hour,
  ...count('page', 'qr', day, of),
});
const product = (key: string, day: string, of: number): BusinessVisits => ({
  business: 'higuera',
  hour: null,
  ...count('product', key, day, of),
});
const compact = () => server.stores.visits.compact();
const stored = async () => (await allVisits(server.stores.visits, 'higuera')).sort(byName);
const byName = (one: VisitCount, other: VisitCount) =>
  `${one.kind} ${one.key} ${one.day}` < `${other.kind} ${other.key} ${other.day}` ? -1 : 1;

/** Returns which rows there are, as 'days 2026-11-21'. */
async function rows(): Promise<string[]> {
  const found: string[] = [];
  await withDatabase(server, async (database) => {
    const all = await database.selectFrom('visit_counts').select(['unit', 'period']).execute();
    found.push(...all.map(({ unit, period }) => `${unit} ${period}`).sort());
  });
  return found;
}

/** Stores what the version before has counted. */
async function countedBefore(visits: readonly VisitCount[], business = 'higuera'): Promise<void> {
  await withDatabase(server, async (database) => {
    for (let start = 0; start < visits.length; start += 1000)
      await database
        .insertInto('visits')
        .values(visits.slice(start, start + 1000).map((visit) => ({ business, ...visit })))
        .execute();
  });
}

async function unmoved(): Promise<number> {
  let left = NaN;
  await withDatabase(server, async (database) => {
    left = (await database.selectFrom('visits').select('key').execute()).length;
  });
  return left;
}

describe('a month that is over for 60 days', () => {
  it('[VISIT-10] is kept as one count, days after it and page visits are kept by day, and no count is lost', async () => {
    await server.stores.visits.add([
      page('2026-08-01', 3),
      page('2026-08-31', 4, 13),
      product('a', '2026-07-31', 1),
      product('a', '2026-08-01', 2),
      product('a', '2026-08-31', 4),
      product('b', '2026-08-31', 8),
      product('a', '2026-09-01', 16),
      { business: 'higuera', hour: null, ...count('search-missed', '__proto__', '2026-08-02', 5) },
      { business: 'higuera', hour: null, ...count('order-sent', 'a', '2026-08-02', 6) },
    ]);
    const before = await stored();
    expect(await compact()).toBe(4);
    expect(await stored()).toEqual(before);
    expect(await rows()).toEqual([
      'days 2026-09-01',
      'hours 2026-08-01',
      'hours 2026-08-31',
      'months 2026-07',
      'months 2026-08',
    ]);
    expect(await compact()).toBe(0);
  });

  it('[VISIT-10] takes what is counted later, and several that keep it at once count nothing twice', async () => {
    const days = Array.from({ length: 60 }, (_, nth) => dayIn('UTC', Date.parse('2026-07-01') + nth * DAY_MS));
    await server.stores.visits.add(days.map((day) => product('a', day, 1)));
    const folded = await Promise.all([compact(), compact(), compact()]);
    expect(folded.reduce((total, one) => total + one)).toBe(60);
    await server.stores.visits.add([product('a', '2026-08-05', 7)]);
    expect(await compact()).toBe(1);
    expect(await stored()).toEqual([count('product', 'a', '2000-01-01', 67)]);
  });

  it('[VISIT-5] is kept while one of its days is within 400', async () => {
    await server.stores.visits.add([product('a', '2025-09-30', 1), product('a', '2025-10-01', 2)]);
    await compact();
    now = Date.parse('2026-11-05T15:00:00Z');
    expect(await server.stores.visits.deleteOld()).toBe(1);
    expect(await rows()).toEqual(['months 2025-10']);
  });
});

/** Adds visits as the server does: what meets a lock for too long is added the next time. */
async function addLater(visits: readonly BusinessVisits[]): Promise<void> {
  for (;;) {
    try {
      return await server.stores.visits.add(visits);
    } catch (error) {
      if (!/lock/.test(String(error))) throw error;
    }
  }
}

describe('visits that the version before has counted', () => {
  const old = [
    count('page', 'qr', '2026-11-20', 5),
    count('page', 'direct', '2026-11-20', 2),
    count('order-started', 'order', '2026-11-20', 3),
    count('product', 'a', '2026-11-20', 4),
    count('category', 'c', '2026-02-03', 6),
    count('search-missed', 'sushi', '2026-08-03', 7),
  ];

  it('are reported before they are moved, and the same afterwards', async () => {
    await countedBefore(old);
    await server.stores.visits.add([page('2026-11-20', 1), product('a', '2026-11-20', 1)]);
    const before = await stored();
    const total = (counts: VisitCount[], kind: string) =>
      counts.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
    expect(
      ['page', 'product', 'category', 'search-missed', 'order-started'].map((kind) => total(before, kind)),
    ).toEqual([8, 5, 6, 7, 3]);
    await compact();
    expect([await unmoved(), await rows()]).toEqual([
      0,
      ['days 2026-11-20', 'hours 2026-11-20', 'months 2026-02', 'months 2026-08'],
    ]);
    const after = await stored();
    expect(['page', 'product', 'category', 'search-missed', 'order-started'].map((kind) => total(after, kind))).toEqual(
      [8, 5, 6, 7, 3],
    );
  });

  it('are kept by their kind when a missed search or a category is called like a whole order', async () => {
    const called = [count('search-missed', 'order', '2026-11-20', 7), count('category', 'order', '2026-11-20', 6)];
    await countedBefore([...called, count('order-sent', 'order', '2026-11-20', 2)]);
    const summed = called.map((one) => ({ ...one, day: '2000-01-01' }));
    const expected = [...summed, count('order-sent', 'order', '2026-11-20', 2)].sort(byName);
    expect(await stored()).toEqual(expected);
    await compact();
    expect(await stored()).toEqual(expected);
  });

  it('have no hour in the report of a range', async () => {
    await server.setMenu('owner', 'Tapas: croquetas');
    await countedBefore([count('page', 'qr', '2026-11-20', 5)]);
    await server.stores.visits.add([page('2026-11-20', 2, 21)]);
    const query = { from: '2026-11-20', to: '2026-11-20' };
    const report = async () => (await send<VisitsReport & { range: object }>(server, 'visits', { query })).body;
    const first = await report();
    expect(first).toMatchObject({ days: [{ visits: 7, qr: 7 }], range: { withoutHour: 5 } });
    await compact();
    expect(await report()).toEqual(first);
  });

  it('are moved by several at once and while others are counted, none lost and none twice', async () => {
    const days = Array.from({ length: 40 }, (_, nth) => dayIn('UTC', NOW - nth * DAY_MS));
    await countedBefore(days.flatMap((day) => [count('page', 'qr', day, 1), count('product', 'a', day, 2)]));
    const counting = days.map((day) => addLater([page(day, 1), product('a', day, 1)]));
    await Promise.all([compact(), compact(), ...counting]);
    await compact();
    const counts = await stored();
    const pages = counts.filter(({ kind }) => kind === 'page');
    expect(pages.map((one) => one.count)).toEqual(days.map(() => 2));
    expect(counts.filter(({ kind }) => kind === 'product')).toEqual([count('product', 'a', '2000-01-01', 120)]);
    expect(await unmoved()).toBe(0);
  });

  it('stay where they are once the server stops', async () => {
    await countedBefore(old);
    expect(await server.stores.visits.compact(AbortSignal.abort())).toBe(0);
    expect(await unmoved()).toBe(old.length);
  });

  it('go back to the version before with what was counted since', async () => {
    await countedBefore(old);
    await compact();
    await server.stores.visits.add([page('2026-11-20', 1), product('a', '2026-11-21', 1)]);
    await withDatabase(server, async (database) => {
      // The counts, and what came after them.
      await undoMigrations(database, SINCE_COUNTS);
      const back = await database.selectFrom('visits').select(['kind', 'key', 'day', 'count']).execute();
      expect(back.sort(byName)).toEqual(
        [
          ...old.filter(({ day }) => day === '2026-11-20').slice(1),
          count('page', 'qr', '2026-11-20', 6),
          count('product', 'a', '2026-11-21', 1),
          count('category', 'c', '2026-02-01', 6),
          count('search-missed', 'sushi', '2026-08-01', 7),
        ].sort(byName),
      );
      expect(await migrateToLatest(database)).toBe('migrated');
    });
  });
});

it('the way back to the version before adds the counts of a month to those of its first day', async () => {
  await server.stores.visits.add([product('a', '2026-08-05', 6)]);
  await compact();
  await server.stores.visits.add([product('a', '2026-08-01', 1), product('b', '2026-08-01', 2)]);
  expect(await rows()).toEqual(['days 2026-08-01', 'months 2026-08']);
  await withDatabase(server, async (database) => {
    await undoMigrations(database, SINCE_COUNTS);
    const back = await database.selectFrom('visits').select(['kind', 'key', 'day', 'count']).execute();
    expect(back.sort(byName)).toEqual([count('product', 'a', '2026-08-01', 7), count('product', 'b', '2026-08-01', 2)]);
    expect(await migrateToLatest(database)).toBe('migrated');
  });
});

describe('a year of 200 visits a day', () => {
  /** What 200 diners do on a day in a menu of 20 categories and 200 products: a third of the products is looked at by most. */
  function visitsOf(day: string, nth: number, keys: readonly string[]): BusinessVisits[] {
    const of = (kind: VisitCount['kind'], key: string, number: number, hour: number | null = null) => ({
      business: 'higuera',
      hour,
      ...count(kind, key, day, number),
    });
    const seen = (place: number) => Math.round(40 / (1 + place / 6) + ((place * 7 + nth) % 3));
    const ordered = (place: number) => Math.round(9 / (1 + place / 4) + ((place + nth) % 5 === 0 ? 1 : 0));
    return [
      ...[12, 13, 14, 15, 19, 20, 21, 22, 23].flatMap((hour) => [
        of('page', 'qr', 15, hour),
        of('page', 'direct', 7, hour),
      ]),
      of('order-started', 'order', 22),
      of('order-sent', 'order', 16),
      ...keys.slice(0, 20).map((key, place) => of('category', key, 130 - place * 6)),
      ...keys
        .slice(20)
        .flatMap((key, place) => [
          of('product', key, seen(place)),
          of('order-started', key, ordered(place)),
          of('order-sent', key, Math.floor(ordered(place) * 0.75)),
        ]),
      ...['sushi', 'hamburguesa vegana', `plato ${nth}`].map((words) => of('search-missed', words, 2)),
    ].filter((visits) => visits.count > 0);
  }

  /** Returns the bytes that are in use. */
  async function sizeOf(database: Database): Promise<number> {
    if (!isPostgres(server.place.postgres?.url ?? '')) {
      const pages = sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
        from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;
      return Number((await pages.execute(database)).rows[0]?.bytes);
    }
    await sql`vacuum full visit_counts`.execute(database);
    const size = sql<{ bytes: number }>`select pg_total_relation_size('visit_counts') as bytes`;
    return Number((await size.execute(database)).rows[0]?.bytes);
  }

  it('[VISIT-5] [VISIT-10] takes at most 1 MB with all that is kept', async () => {
    const keys = Array.from({ length: 220 }, () => newKey());
    await withDatabase(server, async (database) => {
      const before = await sizeOf(database);
      const days = Array.from({ length: 400 }, (_, nth) => dayIn('UTC', NOW - nth * DAY_MS));
      for (let start = 0; start < days.length; start += 20)
        await server.stores.visits.add(
          days.slice(start, start + 20).flatMap((day, nth) => visitsOf(day, start + nth, keys)),
        );
      await compact();
      const bytes = (await sizeOf(database)) - before;

      expect(bytes).toBeGreaterThan(200_000);
      expect(bytes).toBeLessThan(1_000_000);
    });
    const counts = await stored();
    expect(counts.filter(({ kind }) => kind === 'page')).toHaveLength(800);
  });
});

it('a server that moves ten thousand counts makes changes meanwhile', async () => {
  const menu = await server.setMenu('owner', 'Tapas: croquetas');
  const key = titled(menu, 'croquetas').key;
  const days = Array.from({ length: 100 }, (_, nth) => dayIn('UTC', NOW - nth * DAY_MS));
  await countedBefore(
    days.flatMap((day) => Array.from({ length: 100 }, (_, nth) => count('product', `k${nth}`, day, 1))),
  );
  const ended = new AbortController();
  const moving = compact().finally(() => ended.abort());
  let changes = 0;
  while (!ended.signal.aborted) {
    const body = { key, business: 'higuera', title: `n${changes}` };
    expect((await send(server, 'updateItem', { body })).status).toBe(200);
    changes += 1;
  }
  expect(await moving).toBeGreaterThan(10_000);
  // The last one may have ended later.
  expect(changes).toBeGreaterThan(2);
});
