/** @postgres statements that are kept, and revisions */
import { newKey, ok, refused, type MenuFile } from '@carta/domain';
import { nextTurn } from '../processes/event-loop.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { changeBusiness } from './change-business.ts';
import { changeOnCopy, changePrepared } from './change-prepared.ts';
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

describe('a change on a copy of its business', () => {
  const titles = async (database: Database) => {
    const rows = await database.selectFrom('items').select('title').where('business', '=', 'higuera').execute();
    return rows.map(({ title }) => title).sort();
  };
  const renamed = (change: Change, title: string) =>
    change.updateTable('items').set({ title }).where('business', '=', 'higuera').where('title', '=', 'bife').execute();

  it('it reads what it has written, and others see it only once it is whole', async () => {
    await server.setMenu('owner', 'Tapas: bife, flan');
    await withDatabase(server, async (database) => {
      const read: string[][] = [];
      const result = await changeOnCopy(database, { business: 'higuera' }, async (change) => {
        await renamed(change, 'lomo');
        read.push(await titles(change), await titles(database));
        return ok(null);
      });
      expect([result.ok, ...read, await titles(database)]).toEqual([
        true,
        ['flan', 'lomo'],
        ['bife', 'flan'],
        ['flan', 'lomo'],
      ]);
    });
  });

  it('a refused one writes nothing', async () => {
    await server.setMenu('owner', 'Tapas: bife, flan');
    await withDatabase(server, async (database) => {
      const result = await changeOnCopy(database, { business: 'higuera' }, async (change) => {
        await renamed(change, 'lomo');
        return refused('stale');
      });
      expect([result, await titles(database)]).toEqual([refused('stale'), ['bife', 'flan']]);
    });
  });

  it('it is made with what a change beside it has written', async () => {
    await server.setMenu('owner', 'Tapas: bife, flan');
    const others: Promise<unknown>[] = [];
    await withDatabase(server, async (database) => {
      const read: string[][] = [];
      await changeOnCopy(database, { business: 'higuera' }, async (change) => {
        read.push(await titles(change));
        if (others.length === 0) {
          const other = changeBusiness(database, 'higuera', async (beside) => {
            await beside.updateTable('items').set({ title: 'tarta' }).where('title', '=', 'flan').execute();
            return ok(null);
          });
          others.push(other);
          // On PostgreSQL it waits for this change.
          await Promise.race([other, nextTurn()]);
        }
        await renamed(change, `lomo con ${(await titles(change)).find((title) => title !== 'bife')}`);
        return ok(null);
      });
      await Promise.all(others);
      const all = await titles(database);
      expect(all.filter((title) => title === 'tarta')).toHaveLength(1);
      expect(all.filter((title) => title.startsWith('lomo'))).toHaveLength(1);
    });
  });
});

describe('an import of 5,000 products', () => {
  const file = (word: string): MenuFile => ({
    currency: '$',
    categories: Array.from({ length: 500 }, (_, category) => ({
      title: `${word} ${category}`,
      products: Array.from({ length: 10 }, (_, nth) => ({ title: `${word} ${category} ${nth}`, price: '1500.00' })),
    })),
  });

  const during = (work: () => Promise<unknown>) => {
    let isOver = false;
    const repeat = async () => {
      for (let done = 0; ; done += 1) {
        await work();
        await nextTurn();
        if (isOver) return done;
      }
    };
    const counted = repeat();
    return () => {
      isOver = true;
      return counted;
    };
  };
  /** Has another owner change and read again and again; the returned functions end it and say how often. */
  const neighbour = async () => {
    const { stores, setMenu } = server;
    const [item] = (await setMenu('neighbour', 'Tapas: bife')).items;
    const edited = { key: item?.key ?? '', parent: item?.parent ?? '', title: 'bife' };
    const changes = during(() => stores.items.update('otra', edited));
    const reads = during(() => stores.businesses.isEmpty());
    return { changes, reads };
  };

  it('the changes and reads of other businesses are answered while it is prepared', async () => {
    const { stores } = server;
    const { changes, reads } = await neighbour();
    await stores.menus.import('higuera', file('Carta'), { replace: true });
    await stores.menus.import('higuera', file('Lista'), { replace: true });
    expect(await changes()).toBeGreaterThan(10);
    expect(await reads()).toBeGreaterThan(10);
    expect((await server.menuOf('owner')).items).toHaveLength(5000);
  });

  it('the changes and reads of other businesses are answered while its undo is prepared', async () => {
    const { stores } = server;
    const before = await server.setMenu('owner', 'Tapas: bife');
    const imported = await stores.menus.import('higuera', file('Carta'), { replace: true });
    const { changes, reads } = await neighbour();
    const undone = await stores.changes.undo('higuera', (imported.ok && imported.value.change) || '');
    expect(await changes()).toBeGreaterThan(10);
    expect(await reads()).toBeGreaterThan(10);
    const { items } = await server.menuOf('owner');
    expect([undone.ok, items.map(({ key, title }) => [key, title])]).toEqual([
      true,
      before.items.map(({ key, title }) => [key, title]),
    ]);
  });
});
