/** @postgres statements that are kept, and revisions */
import { newKey, ok, refused, type MenuFile } from '@carta/domain';
import { nextTurn } from '../processes/event-loop.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { changeBusiness } from './change-business.ts';
import { changePrepared } from './change-prepared.ts';
import type { Change } from './change-business.ts';
import type { Database } from './database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const failures = (database: Database) => database.selectFrom('login_failures').select('id').orderBy('id').execute();
const insert = (change: Change, id: string) =>
  change.insertInto('login_failures').values({ address: 'a', id, email: 'e', failed_at: 0 }).execute();
const idsIn = async (database: Database) => (await failures(database)).map(({ id }) => id);
const emptied = (database: Database) => database.deleteFrom('login_failures').execute();
const raised = (database: Database) => changeBusiness(database, 'higuera', async () => ok(null));

describe('a prepared change', () => {
  it('a prepared change writes all at once, and only after it was prepared', () =>
    withDatabase(server, async (database) => {
      await emptied(database);
      let before: string[] = [];
      const result = await changePrepared(database, { business: 'higuera' }, async (change) => {
        await insert(change, '1');
        await insert(change, '2');
        before = await idsIn(database);
        return ok(null);
      });
      expect([result.ok, before, await idsIn(database)]).toEqual([true, [], ['1', '2']]);
    }));

  it('a refused one writes nothing', () =>
    withDatabase(server, async (database) => {
      await emptied(database);
      const result = await changePrepared(database, { business: 'higuera' }, async (change) => {
        await insert(change, '1');
        return refused('stale');
      });
      expect([result, await idsIn(database)]).toEqual([{ ok: false, reason: 'stale' }, []]);
      expect(await changePrepared(database, { business: newKey() }, async () => ok(null))).toEqual(
        refused('not-found'),
      );
    }));

  it('a business that is changed meanwhile has its change prepared again', () =>
    withDatabase(server, async (database) => {
      await emptied(database);
      const revisions: number[] = [];
      const result = await changePrepared(database, { business: 'higuera' }, async (change, revision) => {
        revisions.push(revision);
        await insert(change, `${revisions.length}`);
        if (revisions.length === 1) await raised(database);
        return ok(revisions.length);
      });
      expect([result, await idsIn(database)]).toEqual([ok(2), ['2']]);
      expect(revisions[1]).toBe((revisions[0] ?? 0) + 1);
    }));

  it('a fault that comes of a business that is changed meanwhile is none, and another one is', () =>
    withDatabase(server, async (database) => {
      await emptied(database);
      let tries = 0;
      const failing = (isTorn: boolean) =>
        changePrepared(database, { business: 'higuera' }, async (change) => {
          tries += 1;
          if (tries === 1) {
            if (isTorn) await raised(database);
            throw new Error('what was read does not fit together');
          }
          await insert(change, '1');
          return ok(null);
        });
      expect([await failing(true), tries, await idsIn(database)]).toEqual([ok(null), 2, ['1']]);
      tries = 0;
      await expect(failing(false)).rejects.toThrow('does not fit');
    }));

  it('a business that is changed again and again has its change made in the end', () =>
    withDatabase(server, async (database) => {
      await emptied(database);
      let tries = 0;
      const result = await changePrepared(database, { business: 'higuera' }, async (change) => {
        tries += 1;
        if (tries <= 3) await raised(database);
        await insert(change, `${tries}`);
        return ok(tries);
      });
      expect([result, await idsIn(database)]).toEqual([ok(4), ['4']]);
    }));

  it('reading after the first write is an error', () =>
    withDatabase(server, async (database) => {
      const reading = changePrepared(database, { business: 'higuera' }, async (change) => {
        await insert(change, 'x');
        return ok(await failures(change));
      });
      await expect(reading).rejects.toThrow('reads before it writes');
    }));
});

describe('an import of 5,000 products', () => {
  const file = (word: string): MenuFile => ({
    currency: '$',
    categories: Array.from({ length: 500 }, (_, category) => ({
      title: `${word} ${category}`,
      products: Array.from({ length: 10 }, (_, nth) => ({ title: `${word} ${category} ${nth}`, price: '1500.00' })),
    })),
  });

  it('the changes and reads of other businesses are answered while it is prepared', async () => {
    const { stores, setMenu } = server;
    const [item] = (await setMenu('neighbour', 'Tapas: bife')).items;
    let isOver = false;
    const during = async (work: () => Promise<unknown>) => {
      for (let done = 0; ; done += 1) {
        await work();
        await nextTurn();
        if (isOver) return done;
      }
    };
    const changes = during(() =>
      stores.items.update('otra', { key: item?.key ?? '', parent: item?.parent ?? '', title: 'bife' }),
    );
    const reads = during(() => stores.businesses.isEmpty());
    await stores.menus.import('higuera', file('Carta'), { replace: true });
    await stores.menus.import('higuera', file('Lista'), { replace: true });
    isOver = true;
    expect(await changes).toBeGreaterThan(10);
    expect(await reads).toBeGreaterThan(10);
    expect((await server.menuOf('owner')).items).toHaveLength(5000);
  });
});
