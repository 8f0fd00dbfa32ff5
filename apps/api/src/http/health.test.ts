import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import type { ReadyChecks } from './health.routes.ts';
import { readyChecks } from './ready-checks.ts';

let server: TestServer;
afterEach(() => server.close());

async function health(checks: ReadyChecks, url: '/readyz' | '/healthz' = '/readyz') {
  server = await testServer({ readyChecks: checks });
  const response = await server.app.inject(url);
  return { status: response.statusCode, body: response.json<unknown>() };
}

const ALL_FINE = {
  schema: { ok: true },
  backups: { ok: true },
  database: { ok: true },
  data: { ok: true },
  disk: { ok: true },
};
const fine = { failure: async () => null };
const broken = { failure: async () => 'El disco está lleno' };

describe('/readyz', () => {
  it('is 200 and lists every check where all of them pass', async () => {
    expect(await health({ other: fine })).toEqual({
      status: 200,
      body: { ok: true, checks: { ...ALL_FINE, other: { ok: true } } },
    });
  });

  it('is 503 and says which check fails and why, where it keeps requests away', async () => {
    expect(await health({ other: broken })).toEqual({
      status: 503,
      body: { ok: false, checks: { ...ALL_FINE, other: { ok: false, message: 'El disco está lleno' } } },
    });
  });

  it('stays 200 where a check fails that is only reported', async () => {
    expect(await health({ remotes: { ...broken, isOnlyReported: true } })).toMatchObject({
      status: 200,
      body: { ok: true, checks: { remotes: { ok: false, message: 'El disco está lleno' } } },
    });
  });

  it('says nothing of the error of a check that rejects', async () => {
    const rejects = { failure: () => Promise.reject(new Error('/var/lib/secret')) };
    expect(await health({ other: rejects })).toMatchObject({
      status: 503,
      body: { ok: false, checks: { other: { ok: false, message: 'No responde' } } },
    });
  });

  it('is 503 where the tables do not fit the program', async () => {
    server = await testServer();
    await withDatabase(server, (database) =>
      sql`delete from kysely_migration where name like '0020%'`.execute(database),
    );
    const { statusCode, body } = await server.app.inject('/readyz');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('le faltan tablas')]);
  });

  it('stays 200 where the database does not say in time whether the tables fit, and its own check fails', async () => {
    server = await testServer();
    const { schema } = readyChecks({
      stores: { ...server.stores, hasTables: () => new Promise(() => {}) },
      disk: fine,
      sharedFiles: null,
    });
    expect([await schema?.failure(), schema?.isOnlyReported]).toEqual([null, undefined]);
  });

  it('a check that keeps requests away is logged as a warning, unless each start or stop fails it', async () => {
    server = await testServer({ readyChecks: { tables: broken, start: { ...broken, isExpected: true } } });
    await server.app.inject('/readyz');
    const levels = server.logLines().flatMap(({ check, level }) => (check === undefined ? [] : [[check, level]]));
    expect(levels).toEqual([
      ['tables', 40],
      ['start', 30],
    ]);
  });

  it('is not logged at each request; a check is logged when it begins to fail and when it is well again', async () => {
    let failure: string | null = null;
    server = await testServer({ readyChecks: { other: { failure: async () => failure, isOnlyReported: true } } });
    const ask = async () => void (await server.app.inject('/readyz'));
    await ask();
    await server.app.inject('/healthz');
    expect(server.logged()).not.toMatch(/readyz|healthz/);
    for (failure of ['El disco está lleno', 'El disco está lleno', null, null]) await ask();
    const told = server.logLines().filter(({ check }) => check === 'other');
    expect(told).toMatchObject([
      { level: 40, failure: 'El disco está lleno', msg: 'a check fails' },
      { level: 30, msg: 'a check is well again' },
    ]);
  });
});

it('/healthz is 200 while the server is not ready, and says the version of the root package.json', async () => {
  const { version } = JSON.parse(readFileSync(path.resolve(__dirname, '../../../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(await health({ other: broken }, '/healthz')).toEqual({ status: 200, body: { ok: true, version } });
});
