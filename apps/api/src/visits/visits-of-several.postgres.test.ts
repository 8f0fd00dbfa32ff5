import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { openStores, type OpenedStores } from '../stores.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { VisitCounter } from './visit-counter.ts';

let server: TestServer;
let opened: OpenedStores[];
beforeEach(async () => {
  server = await testServer();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await server.close();
});

const ROW = { business: 'higuera', day: '2026-11-21', kind: 'product', count: 1 } as const;

it('two servers that count the same products in another order write all counts', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const counterOf = async (keys: readonly string[]) => {
    const result = await openStores(server.place, { busyTimeout: 10_000 });
    if (!result.ok) throw new Error(result.reason);
    opened.push(result.value);
    const counter = new VisitCounter({ store: result.value.visits, log });
    counter.count(keys.map((key) => ({ ...ROW, key })));
    return counter;
  };
  const counters = [await counterOf(['a', 'm', 'z']), await counterOf(['z', 'm', 'a'])];
  await withDatabase(server, async (database) => {
    // While somebody holds the row in the middle, each has written what it writes first.
    const held = await database.startTransaction().execute();
    await held
      .insertInto('visits')
      .values({ ...ROW, key: 'm' })
      .execute();
    const written = counters.map((counter) => counter.close());
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(database);
      return rows.length;
    };
    while ((await waiting()) < counters.length) await wait(10);
    await held.commit().execute();
    await Promise.all(written);
  });
  expect(lines).toEqual([]);
  const counts = await server.stores.visits.since('higuera', '2000-01-01');
  expect(new Map(counts.map(({ key, count }) => [key, count]))).toEqual(
    new Map([
      ['a', 2],
      ['m', 3],
      ['z', 2],
    ]),
  );
});
