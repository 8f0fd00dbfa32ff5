import { testServer, type TestServer } from '../testing/test-server.ts';
import type { ReadyChecks } from './health.routes.ts';

let server: TestServer;
afterEach(() => server.close());

async function health(checks: ReadyChecks, url: '/readyz' | '/healthz' = '/readyz') {
  server = await testServer({ readyChecks: checks });
  const response = await server.app.inject(url);
  return { status: response.statusCode, body: response.json<unknown>() };
}

const ALL_FINE = { backups: { ok: true }, database: { ok: true }, data: { ok: true }, disk: { ok: true } };
const fine = { failure: async () => null };
const broken = { failure: async () => 'El disco está lleno' };

describe('/readyz', () => {
  it('is 200 and lists every check where all of them pass', async () => {
    expect(await health({ other: fine })).toEqual({
      status: 200,
      body: { ok: true, checks: { ...ALL_FINE, other: { ok: true } } },
    });
  });

  it('is 503 and says which check fails and why', async () => {
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

  it('is 503 where a check rejects, and says nothing of the error', async () => {
    const rejects = { failure: () => Promise.reject(new Error('/var/lib/secret')) };
    expect(await health({ disk: rejects })).toMatchObject({
      status: 503,
      body: { ok: false, checks: { disk: { ok: false, message: 'No responde' } } },
    });
  });
});

it('/healthz is 200 while the server is not ready', async () => {
  expect(await health({ disk: broken }, '/healthz')).toEqual({ status: 200, body: { ok: true } });
});
