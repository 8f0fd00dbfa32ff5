import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { openStores, type OpenedStores } from '../stores.ts';
import { allVisits } from '../testing/all-visits.ts';
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

const COUNT = { business: 'higuera', kind: 'page', key: 'qr', hour: 13, count: 1 } as const;
const [FIRST, MIDDLE, LAST] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;

it('two servers that count visits of the same days in another order write all counts', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const counterOf = async (days: readonly string[]) => {
    const result = await openStores(server.place, { busyTimeout: 10_000 });
    if (!result.ok) throw new Error(result.reason);
    opened.push(result.value);
    const counter = new VisitCounter({ store: result.value.visits, log });
    counter.count(days.map((day) => ({ ...COUNT, day })));
    return counter;
  };
  const counters = [await counterOf([FIRST, MIDDLE, LAST]), await counterOf([LAST, MIDDLE, FIRST])];
  await withDatabase(server, async (database) => {
    // While somebody holds the row in the middle, each has written what it writes first.
    const held = await database.startTransaction().execute();
    await held
      .insertInto('visit_counts')
      .values({ business: 'higuera', unit: 'hours', period: MIDDLE, counts: '' })
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
  const counts = await allVisits(server.stores.visits, 'higuera');
  expect(counts.map(({ day, count }) => [day, count]).sort()).toEqual([FIRST, MIDDLE, LAST].map((day) => [day, 2]));
});
