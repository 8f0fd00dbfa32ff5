/** @postgres the engine and what waits for it */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { newDatabase, type PostgresDatabase } from '../testing/postgres-database.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { openStores } from '../stores.ts';
import { changeBusiness } from './change-business.ts';
import { migrateToLatest, undoMigrations } from './migrate.ts';
import type { OpenedDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { takeTurn } from './take-turn.ts';
import { cachedRead } from './read-cache.ts';
import type { BusinessRow } from './tables.ts';
import { isUnavailable } from './unavailable.ts';

let server: PostgresServer;
let made: PostgresDatabase;
let folder: string;
let opened: OpenedDatabase[];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-database-'));
  made = await newDatabase(server.folder);
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  rmSync(folder, { recursive: true });
});

const place = (pool = 5) => ({ url: made.env.DATABASE_URL, pool });
const openAs = (options: { migrates?: boolean; busyTimeout?: number; pool?: number } = {}) =>
  openDatabase(folder, { ...options, postgres: place(options.pool) });

async function open(options: Parameters<typeof openAs>[0] = {}): Promise<OpenedDatabase> {
  const result = await openAs({ migrates: true, ...options });
  if (!result.ok) throw new Error(result.reason);
  opened.push(result.value);
  return result.value;
}

const nameIn =
  ({ database }: OpenedDatabase) =>
  async (key: string) =>
    (await database.selectFrom('businesses').select('name').where('key', '=', key).executeTakeFirst())?.name;

const plain = () =>
  new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: place().url, max: 1 }) }) });

const TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

const HIGUERA: BusinessRow = {
  key: 'higuera',
  name: 'La Higuera',
  revision: 1,
  version: 0,
  settings: '{}',
  mercado_pago_active: 0,
  mercado_pago_token: null,
  mercado_pago_last4: null,
  mercado_pago_account: null,
  mercado_pago_checked_at: null,
  mercado_pago_asked_at: null,
  last_change: null,
};

const USE = { business: 'higuera', kind: 'requests', minute: 1, count: 1 } as const;
const DAY = { business: 'higuera', day: '2026-11-25', last_number: 1, revision: 1 };

describe('migrations on PostgreSQL', () => {
  it('six programs that start at once on an empty database make its tables once', async () => {
    const programs = await Promise.all(Array.from({ length: 6 }, () => open({ pool: 1 })));
    for (const { database } of programs)
      expect(await database.selectFrom('businesses').selectAll().execute()).toEqual([]);
  });

  it('a program refuses a database without its tables and accepts one that is newer, which only db migrate refuses', async () => {
    expect(await openAs()).toEqual({ ok: false, reason: 'database-older' });
    const { database } = await open();
    await sql`insert into kysely_migration values ('9999-from-tomorrow', '2026-11-21')`.execute(database);
    await open({ migrates: false });
    expect(await openAs({ migrates: true })).toEqual({ ok: false, reason: 'database-newer' });
  });

  it('all migrations can be undone and applied again', async () => {
    const database = plain();
    await migrateToLatest(database);
    await undoMigrations(database);
    expect(await database.introspection.getTables()).toEqual([]);
    expect(await migrateToLatest(database)).toBe('migrated');
    await database.destroy();
  });
});

it('text sorts by bytes, and numbers of eight bytes and counts are numbers', async () => {
  const { database } = await open();
  const keys = ['Zeta', 'alfa', 'ñandú', 'Ñ', 'beta-1', 'beta1', 'é'];
  await database
    .insertInto('businesses')
    .values(keys.map((key) => ({ ...HIGUERA, key })))
    .execute();
  const rows = await database.selectFrom('businesses').select('key').orderBy('key').execute();
  expect(rows.map(({ key }) => key)).toEqual(
    keys.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
  );
  await database
    .insertInto('audit')
    .values({ business: '', id: 'a', at: 1_800_000_000_000, who: 'x', what: 'y' })
    .execute();
  const read = await database
    .selectFrom('audit')
    .select(({ fn }) => ['at', fn.countAll().as('count'), fn.sum('at').as('sum')])
    .groupBy('at')
    .execute();
  expect(read).toEqual([{ at: 1_800_000_000_000, count: 1, sum: 1_800_000_000_000 }]);
});

it('a change of this program raises the version at once, one of another program with the next look', async () => {
  const [mine, other] = [await open(), await open()];
  const nameOf = cachedRead({ name: 'names', version: mine.versions.menus, max: 10, read: nameIn(mine) });
  const rename = ({ database }: OpenedDatabase, name: string) =>
    database.updateTable('businesses').set({ name }).execute();
  await mine.database.insertInto('businesses').values(HIGUERA).execute();
  expect(await nameOf('higuera')).toBe('La Higuera');
  await rename(mine, 'Mía');
  expect(await nameOf('higuera')).toBe('Mía');
  await rename(other, 'Otra');
  while ((await nameOf('higuera')) !== 'Otra') await setImmediate();
});

describe('a look for changes', () => {
  /** A cache that remembers what it read: values end in 1 if they were read alone, in 2 if they were read by a look. */
  function cacheOf({ versions, refreshes }: OpenedDatabase, whileReading = async () => undefined as unknown) {
    const alone: string[] = [];
    const together: string[][] = [];
    const valueOf = cachedRead({
      name: 'names',
      version: versions.menus,
      max: 10,
      read: async (key) => {
        alone.push(key);
        return `${key} 1`;
      },
      refresh: {
        all: refreshes,
        read: async (keys) => {
          await whileReading();
          together.push([...keys]);
          return new Map(keys.map((key) => [key, `${key} 2`]));
        },
      },
    });
    return { valueOf, alone, together };
  }

  it('reads together what a cache was asked for since the last look, and its values stay valid', async () => {
    const { valueOf, alone, together } = cacheOf(await open());
    await valueOf('bife');
    await valueOf('flan');
    while ((await valueOf('bife')) !== 'bife 2') await setImmediate();
    expect(await valueOf('bife')).toBe('bife 2');
    while (together.length < 2) await setImmediate();
    expect(together.map((keys) => keys.sort())).toEqual([['bife', 'flan'], ['bife']]);
    expect(alone).toEqual(['bife', 'flan']);
  });

  it('drops what it has read where something changes meanwhile', async () => {
    const mine = await open();
    const before = mine.versions.menus();
    const { valueOf, alone, together } = cacheOf(mine, () =>
      mine.database.insertInto('businesses').values(HIGUERA).execute(),
    );
    await valueOf('bife');
    while (together.length === 0 || mine.versions.menus() < before + 2) await setImmediate();
    expect(await valueOf('bife')).toBe('bife 1');
    expect(alone).toEqual(['bife', 'bife']);
  });

  it.each([
    ['without a warning while the database is away', Object.assign(new Error('away'), { code: '57P01' }), []],
    ['with a warning where the statement is wrong', new Error('wrong'), ['Error: wrong']],
  ])('raises the version though a cache cannot be read, %s', async (_, error, expected) => {
    const warn = jest.spyOn(process, 'emitWarning').mockReturnValue();
    const mine = await open();
    const before = mine.versions.menus();
    const { valueOf, alone } = cacheOf(mine, () => Promise.reject(error));
    await valueOf('bife');
    while (mine.versions.menus() === before) await setImmediate();
    expect(await valueOf('bife')).toBe('bife 1');
    expect(alone).toEqual(['bife', 'bife']);
    expect(warn.mock.calls.map(([warning]) => String(warning).split('\n', 1)[0])).toEqual(expected);
    warn.mockRestore();
  });

  it('finds the sessions and revisions that are in use in one statement each', async () => {
    await open();
    const statements = recordStatements();
    try {
      const config = { dataDir: folder, publicUrl: '', postgres: place(), secretKeys: [made.env.SECRET_KEY] };
      const stores = await openStores(config);
      if (!stores.ok) throw new Error(stores.reason);
      const { businesses, users, sessions, menus, listeners, close } = stores.value;
      const keys = ['higuera', 'cantina', 'parrilla'];
      const emailOf = (key: string) => `ana@${key}.test`;
      for (const key of keys) {
        await businesses.create(key, { name: key });
        await users.create({ business: key, email: emailOf(key), password: 'una contraseña' });
      }
      const tokens = await Promise.all(keys.map((key) => sessions.start(key, emailOf(key))));
      const ask = async () => ({
        owners: (await Promise.all(tokens.map((token) => sessions.find(token)))).map((found) => found?.owner.email),
        revisions: await Promise.all(keys.map((key) => menus.revision(key))),
      });
      const asked = await ask();
      expect(asked.owners).toEqual(keys.map(emailOf));
      const countOf = (look: readonly string[], table: string) =>
        look.filter((text) => text.includes(`from "${table}"`)).length;
      let counts: number[] = [];
      let alone = ['not looked yet'];
      // A look waits 100 ms for its answers: what comes later, as on a busy machine, is asked for alone, and looked at again.
      for (let looks = 0; alone.length > 0 && looks < 15; looks += 1) {
        const before = listeners.version();
        statements.take();
        while (listeners.version() === before) await setImmediate();
        const look = statements.take();
        counts = [countOf(look, 'sessions'), countOf(look, 'businesses')];
        for (const count of counts) expect(count).toBeLessThanOrEqual(1);
        alone = await statements.during(async () => expect(await ask()).toEqual(asked));
      }
      expect([alone, counts]).toEqual([[], [1, 1]]);
      await close();
    } finally {
      statements.stop();
    }
  });
});

/** Counts announcements; `stop` returns how many were under way at once. */
function countAnnouncements() {
  let [underWay, most] = [0, 0];
  const query = Client.prototype.query as (...asked: unknown[]) => Promise<unknown>;
  const counted = function (this: Client, ...asked: unknown[]) {
    const answer = query.apply(this, asked);
    if (!String(asked[0]).includes('pg_notify')) return answer;
    underWay += 1;
    most = Math.max(most, underWay);
    return answer.finally(() => (underWay -= 1));
  };
  Object.assign(Client.prototype, { query: counted });
  return {
    stop: () => {
      Object.assign(Client.prototype, { query });
      return most;
    },
  };
}

describe('notices of changes', () => {
  /** Listens as another program does. */
  async function listener() {
    const client = new Client({ connectionString: place().url });
    await client.connect();
    await client.query('listen carta_changes');
    let heard = 0;
    client.on('notification', () => (heard += 1));
    return {
      heard: () => heard,
      notified: () => once(client, 'notification'),
      notify: (subjects = '') => client.query(`notify carta_changes, '${subjects}'`),
      end: () => client.end(),
    };
  }
  const isListening = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where query = 'listen carta_changes' and datname = current_database()
    `.execute(opened[0]!.database);
    return rows[0]?.pid;
  };

  beforeEach(() => {
    // The look every second passes by hand.
    jest.useFakeTimers({ doNotFake: [...TIMERS] });
  });
  afterEach(() => jest.useRealTimers());

  it('changes within 50 ms are announced once, to other programs', async () => {
    jest.useFakeTimers({ doNotFake: TIMERS.filter((name) => !name.endsWith('Timeout')) });
    const mine = await open();
    const other = await listener();
    const notified = other.notified();
    await mine.database.transaction().execute(async (change) => {
      await change.insertInto('businesses').values(HIGUERA).execute();
      await setImmediate();
      expect(other.heard()).toBe(0);
    });
    await Promise.all([1, 2, 3].map(() => mine.database.updateTable('businesses').set({ name: 'Otra' }).execute()));
    const version = mine.versions.menus();
    jest.advanceTimersByTime(50);
    await notified;
    await mine.database.deleteFrom('businesses').execute();
    const notifiedAgain = other.notified();
    jest.advanceTimersByTime(49);
    await setImmediate();
    expect(other.heard()).toBe(1);
    jest.advanceTimersByTime(1);
    await notifiedAgain;
    expect(other.heard()).toBe(2);
    expect(mine.versions.menus()).toBe(version + 1);
    await other.end();
  });

  it('announcements that take longer than 50 ms go out one after another', async () => {
    jest.useFakeTimers({ doNotFake: TIMERS.filter((name) => !name.endsWith('Timeout')) });
    const mine = await open();
    const other = await listener();
    const notified = other.notified();
    const announcements = countAnnouncements();
    await Promise.all(
      ['otra', 'tercera', 'cuarta', 'quinta', 'sexta'].map(async (key) => {
        await mine.database
          .insertInto('businesses')
          .values({ ...HIGUERA, key })
          .execute();
        jest.advanceTimersByTime(50);
      }),
    );
    await mine.close();
    await notified;
    expect(announcements.stop()).toBe(1);
    await other.end();
  });

  it('a transaction that reads is no change', async () => {
    const mine = await open();
    const version = mine.versions.menus();
    const reading = mine.database.transaction().setAccessMode('read only');
    await reading.execute((change) => change.selectFrom('businesses').select('key').execute());
    expect(mine.versions.menus()).toBe(version);
  });

  it('what no cache holds can be changed without a notice', async () => {
    const mine = await open();
    await mine.database.insertInto('businesses').values(HIGUERA).execute();
    const version = mine.versions.menus();
    await mine.database.insertInto('business_use').values(USE).execute();
    await mine.database.updateTable('business_use').set({ count: 2 }).execute();
    expect(mine.versions.menus()).toBe(version);
    await mine.database.transaction().execute(async (change) => {
      await change.deleteFrom('business_use').execute();
      await change.updateTable('businesses').set({ name: 'Otra' }).execute();
    });
    expect(mine.versions.menus()).toBe(version + 1);
  });

  it('a notice of another program ends the validity of what is cached', async () => {
    const mine = await open();
    const other = await listener();
    const version = mine.versions.menus();
    await other.notify();
    while (mine.versions.menus() === version) await setImmediate();
    expect(mine.versions.menus()).toBe(version + 1);
    await other.end();
  });

  it('a notice of orders leaves what is cached of menus', async () => {
    const mine = await open();
    const other = await listener();
    const announced = other.notified();
    await mine.database.insertInto('businesses').values(HIGUERA).execute();
    jest.advanceTimersByTime(50);
    await announced;
    const versions = () => [mine.versions.menus(), mine.versions.orders()];
    const [menus = 0, orders = 0] = versions();
    await other.notify('orders');
    while (mine.versions.orders() === orders) await setImmediate();
    expect(versions()).toEqual([menus, orders + 1]);
    const notified = other.notified();
    await mine.database.insertInto('order_days').values(DAY).execute();
    jest.advanceTimersByTime(50);
    const [notice] = (await notified) as [{ payload: string }];
    expect([notice.payload, ...versions()]).toEqual(['orders', menus, orders + 2]);
    await other.end();
  });

  it('what nobody announces is seen after a second, and a lost connection is made anew', async () => {
    const mine = await open();
    const lost = await isListening();
    await sql`select pg_terminate_backend(${lost})`.execute(mine.database);
    while ((await isListening()) !== undefined) await setImmediate();
    const version = mine.versions.menus();
    jest.advanceTimersByTime(1000);
    while (mine.versions.menus() === version) await setImmediate();
    expect(mine.versions.menus()).toBe(version + 1);
    for (; (await isListening()) === undefined; await setImmediate()) jest.advanceTimersByTime(1000);
    const other = await listener();
    const seen = mine.versions.menus();
    await other.notify();
    while (mine.versions.menus() === seen) await setImmediate();
    await other.end();
  });

  it('a program that ends announces its last changes before', async () => {
    const mine = await open();
    const other = await listener();
    const notified = other.notified();
    await mine.database.insertInto('businesses').values(HIGUERA).execute();
    await Promise.all([mine.close(), notified]);
    opened = [];
    expect(other.heard()).toBe(1);
    await other.end();
  });

  it('they have an address of their own where a pooler passes none on', async () => {
    const unreachable = 'postgres://nobody@127.0.0.1:9/nothing';
    const refused = await openDatabase(folder, { migrates: true, postgres: { ...place(), listenUrl: unreachable } });
    expect(refused).toEqual({ ok: false, reason: 'database-unusable' });
  });
});

it('a transaction that reads sees one moment', async () => {
  const { database } = await open();
  await database.insertInto('businesses').values(HIGUERA).execute();
  const name = async (from: typeof database) =>
    (await from.selectFrom('businesses').select('name').executeTakeFirstOrThrow()).name;
  await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (reading) => {
      expect(await name(reading)).toBe('La Higuera');
      await database.updateTable('businesses').set({ name: 'Otra' }).execute();
      expect(await name(reading)).toBe('La Higuera');
    });
  expect(await name(database)).toBe('Otra');
});

describe('changes at the same time', () => {
  it('changes of one business wait for each other, so that none is lost', async () => {
    const { database } = await open();
    await database.insertInto('businesses').values(HIGUERA).execute();
    const append = (nth: number) =>
      changeBusiness(database, 'higuera', async (change) => {
        const { name } = await change.selectFrom('businesses').select('name').executeTakeFirstOrThrow();
        await change
          .updateTable('businesses')
          .set({ name: `${name}${nth}` })
          .execute();
        return { ok: true, value: nth };
      });
    await Promise.all([1, 2, 3, 4].map(append));
    const { name, revision } = await database.selectFrom('businesses').selectAll().executeTakeFirstOrThrow();
    expect([name.length, revision]).toEqual(['La Higuera'.length + 4, 5]);
  });

  it('transactions that name the same turn go on one after the other', async () => {
    const { database } = await open();
    const steps: string[] = [];
    const work = () =>
      database.transaction().execute(async (change) => {
        await takeTurn(change, 'sign-in');
        steps.push('begins');
        await sql`select 1`.execute(change);
        steps.push('ends');
      });
    await Promise.all([work(), work(), work()]);
    expect(steps).toEqual(Array(3).fill(['begins', 'ends']).flat());
  });
});

describe('a database that cannot be used now', () => {
  /** Returns what a change fails with. */
  const failureOf = ({ database }: OpenedDatabase): Promise<unknown> =>
    database
      .updateTable('businesses')
      .set({ name: 'x' })
      .execute()
      .then(
        () => 'changed',
        (error: unknown) => error,
      );

  it('a change gives up when a lock is not free in its time', async () => {
    const [mine, other] = [await open({ busyTimeout: 1000 }), await open()];
    await other.database.insertInto('businesses').values(HIGUERA).execute();
    const held = await other.database.startTransaction().execute();
    await held.updateTable('businesses').set({ name: 'held' }).execute();
    expect(isUnavailable(await failureOf(mine))).toBe(true);
    await held.rollback().execute();
    expect(await failureOf(mine)).toBe('changed');
  });

  it('a change gives up when no connection of the pool is free in its time', async () => {
    const mine = await open({ busyTimeout: 1000, pool: 1 });
    const held = await mine.database.startTransaction().execute();
    expect(isUnavailable(await failureOf(mine))).toBe(true);
    await held.rollback().execute();
    expect(await failureOf(mine)).not.toBeInstanceOf(Error);
  });

  it('a statement ends after five seconds', async () => {
    const { database } = await open();
    const failure: unknown = await sql`select pg_sleep(60)`.execute(database).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '57014' });
    expect(isUnavailable(failure)).toBe(true);
  });

  it('after all connections were ended the next uses open others', async () => {
    const mine = await open();
    const administrator = new Client({ connectionString: place().url });
    await administrator.connect();
    await administrator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await administrator.end();
    const answers = async () => (await failureOf(mine)) === 'changed' || undefined;
    while (!(await answers())) await setImmediate();
  });

  it('while PostgreSQL is down changes and cached reads fail as unavailable, and no program can start', async () => {
    const own = await startPostgres();
    made = await newDatabase(own.folder);
    const mine = await open();
    const nameOf = cachedRead({ name: 'names', version: mine.versions.menus, max: 10, read: nameIn(mine) });
    await mine.database.insertInto('businesses').values(HIGUERA).execute();
    expect(await nameOf('higuera')).toBe('La Higuera');
    await own.stop();
    const failed = async () =>
      nameOf('higuera').then(
        () => undefined,
        (error: unknown) => error,
      );
    let failure: unknown;
    while ((failure = await failed()) === undefined) await setImmediate();
    expect(isUnavailable(failure)).toBe(true);
    expect(isUnavailable(await failureOf(mine))).toBe(true);
    const config = { dataDir: folder, publicUrl: '', postgres: place(), secretKeys: [made.env.SECRET_KEY] };
    expect(await openStores(config)).toEqual({
      ok: false,
      reason: 'No se puede usar la base de datos de DATABASE_URL: revise la dirección y que PostgreSQL funcione',
    });
  });
});
