import { startWarnings } from './start.ts';
import { carta } from './testing/carta.ts';
import { testServer, type TestServer } from './testing/test-server.ts';
import { DEMO_MANUALS } from './demo/help-and-news.ts';

const HTTP = { publicUrl: 'http://localhost:3000', trustProxy: false as const };
const HTTPS = { ...HTTP, publicUrl: 'https://carta.example' };

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const warnings = (config: Parameters<typeof startWarnings>[0] = HTTP) => startWarnings(config, server.stores);

async function makeAccount(business: string, email: string): Promise<void> {
  await server.stores.businesses.create(business, { name: business });
  await server.stores.users.create({ business, email, password: { hash: 'x' } });
}

describe('a server that starts', () => {
  it('a server that starts warns of an https PUBLIC_URL without TRUST_PROXY', async () => {
    expect(await warnings(HTTPS)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
    expect(await warnings({ ...HTTPS, trustProxy: () => true })).toEqual([]);
    expect(await warnings(HTTP)).toEqual([]);
  });

  it('a server that starts warns of demo accounts beside other data, until demo remove deletes them', async () => {
    await makeAccount('demo', 'demo@carta.test');
    await makeAccount('demo-vacio', 'ana@vacio.test');
    await server.stores.content.manuals.write(DEMO_MANUALS);
    expect(await warnings()).toEqual([expect.stringContaining('carta demo remove')]);
    expect(await carta(server.dataDir, ['demo', 'remove'])).toMatchObject({
      code: 0,
      out: '',
      err: 'Se eliminaron los negocios demo\n',
    });
    expect(await server.stores.businesses.keys()).toEqual(['demo-vacio', 'fogon', 'higuera', 'otra']);
    expect((await server.stores.content.manuals.read()).value).toEqual({ manuals: [] });
    expect(await warnings()).toEqual([]);
  });

  it('a server that starts does not warn of a demo without other data', async () => {
    for (const business of await server.stores.businesses.keys()) await server.stores.businesses.delete(business);
    await makeAccount('demo', 'demo@carta.test');
    expect(await warnings()).toEqual([]);
  });
});
