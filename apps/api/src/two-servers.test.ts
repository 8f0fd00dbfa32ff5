import path from 'node:path';
import { menuToFile, newKey, type Item } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { openStores } from './stores.ts';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { OwnerClient } from './testing/owner-client.ts';
import { storedToken } from './testing/stored-token.ts';

jest.setTimeout(60_000);

const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let program: BuiltProgram;
let dataDir: string;
let servers: Running[];
let owner: OwnerClient;

beforeAll(async () => {
  program = buildProgram();
  dataDir = program.newDataDir();
  const stores = await openStores({ dataDir, publicUrl: 'http://carta.test' });
  if (!stores.ok) throw new Error(stores.reason);
  const { businesses, users, menus, close } = stores.value;
  await businesses.create(OWNER.business, { name: 'La Higuera' });
  await users.create(OWNER);
  await menus.import(OWNER.business, menuToFile(written('Tapas: croquetas, bravas')));
  await close();
  servers = await Promise.all([1, 2].map(() => program.serve({ DATA_DIR: dataDir })));
  owner = new OwnerClient(OWNER);
});
afterAll(async () => {
  const ended = await Promise.all(servers.map((server) => server.stop()));
  program.remove();
  expect(ended.map(({ code, err }) => [code, err])).toEqual(servers.map(() => [0, '']));
});

const urls = () => servers.map(({ url }) => url);
const carta = (...args: string[]) => program.run('cli', args, { DATA_DIR: dataDir });
const create = (url: string, parent: string) => {
  const key = newKey();
  const body = { key, business: 'higuera', parent, level: 2, order: 0, title: key };
  return owner.send(url, 'POST', `/api/items/higuera/${key}`, {
    ...body,
    price: { currency: '$', big: 1, small: '00' },
  });
};

describe('two servers on one data folder', () => {
  it('two servers on one data folder see each other’s changes at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [writer, reader] = round % 2 ? urls() : urls().reverse();
      const deliveryTime = `${round} minutos`;
      await owner.send(writer ?? '', 'PUT', '/api/business/higuera', { deliveryTime });
      expect((await owner.menu(reader ?? '')).deliveryTime).toBe(deliveryTime);
    }
  });

  it('siblings that are created concurrently on two servers get different orders', async () => {
    const { categoriesL1 } = await owner.menu(urls()[0] ?? '');
    const parent = categoriesL1[0]?.key ?? '';
    await Promise.all(Array.from({ length: 60 }, (_, nth) => create(urls()[nth % 2] ?? '', parent)));
    for (const url of urls()) {
      const orders = (await owner.menu(url)).items.map(({ order }: Item) => order);
      expect([orders.length, new Set(orders).size]).toEqual([62, 62]);
    }
  });

  it('two servers count failed sign-ins together', async () => {
    const attempt = async (url: string) => {
      const body = JSON.stringify({ email: 'otra@higuera.test', password: 'equivocada' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/api/users/login`, { method: 'POST', headers, body })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 14 }, (_, nth) => attempt(urls()[nth % 2] ?? '')));
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  });

  it('no token is lost that is saved during two concurrent rotations of the key', async () => {
    let saved = '';
    const done = new AbortController();
    const rotations = Promise.all([carta('secrets', 'rotate'), carta('secrets', 'rotate')]).finally(() => done.abort());
    for (let nth = 0; !done.signal.aborted; nth += 1) {
      saved = `APP_USR-${nth}`;
      const mercadoPago = { active: true, accessToken: saved };
      await owner.send(urls()[nth % 2] ?? '', 'PUT', '/api/business/higuera', { mercadoPago });
    }
    for (const { code, err } of await rotations)
      expect([code, err]).toEqual([0, expect.stringMatching(/^Se cambió la clave: .+\n$/)]);
    expect(storedToken(dataDir, 'higuera')).toBe(saved);
  });

  it('servers keep writing during a backup, which contains every change that was answered before', async () => {
    const { categoriesL1, items } = await owner.menu(urls()[0] ?? '');
    const parent = categoriesL1[0]?.key ?? '';
    const archive = path.join(path.dirname(dataDir), 'carta.tar');
    const done = new AbortController();
    const backup = carta('backup', archive).finally(() => done.abort());
    let later = 0;
    for (; !done.signal.aborted; later += 1) await create(urls()[later % 2] ?? '', parent);
    expect(await backup).toMatchObject({ code: 0, out: '' });

    const elsewhere = program.newDataDir();
    expect(await program.run('cli', ['restore', archive], { DATA_DIR: elsewhere })).toMatchObject({ code: 0, out: '' });
    const restored = await program.serve({ DATA_DIR: elsewhere });
    const found = await new OwnerClient(OWNER).menu(restored.url);
    const keys = new Set(found.items.map(({ key }) => key));
    expect(items.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(found.items.length).toBeLessThanOrEqual(items.length + later);
    await restored.stop();
  });
});

it('two servers that start at once on an empty folder create one demo', async () => {
  const DATA_DIR = program.newDataDir();
  const started = await Promise.all([1, 2].map(() => program.serve({ DATA_DIR, DEMO: '1' })));
  const demo = { business: 'demo', email: 'demo@carta.test', password: 'carta-demo' };
  for (const { url } of started) expect((await new OwnerClient(demo).menu(url)).items.length).toBeGreaterThan(100);
  for (const server of started) expect(await server.stop()).toMatchObject({ code: 0, err: '' });
});
