import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiError } from '@carta/contract';
import { menuToFile, newKey, type Item, type Menu } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { openStores } from './stores.ts';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { testPicture } from './testing/test-picture.ts';
import { OwnerClient } from './testing/owner-client.ts';

jest.setTimeout(60_000);

const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let program: BuiltProgram;
let server: Running;
let dataDir: string;
let logFile: string;
let owner: OwnerClient;
let menu: Menu;

beforeAll(async () => {
  program = buildProgram();
  dataDir = program.newDataDir();
  const stores = await openStores({ dataDir, publicUrl: 'http://carta.test' });
  if (!stores.ok) throw new Error(stores.reason);
  const { businesses, users, menus, close } = stores.value;
  await businesses.create(OWNER.business, { name: 'La Higuera' });
  await users.create(OWNER);
  await menus.import(OWNER.business, menuToFile(written('Tapas: croquetas, bravas, tortilla')));
  await close();
  logFile = path.join(path.dirname(dataDir), 'carta.log');
  server = await program.serve({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, logFile);
  owner = new OwnerClient(OWNER);
  menu = await owner.menu(server.url);
});
afterAll(() => program.remove());

/** From now on the system lets the server write so many bytes of a file: as a full disk does, for whoever runs the test. */
function limitFiles(bytes: string): void {
  execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
}

const item = (title: string): Item => {
  const found = menu.items.find((candidate) => candidate.title === title);
  if (!found) throw new Error(`nothing is called ${title}`);
  return found;
};

async function cover(): Promise<FormData> {
  const form = new FormData();
  const fields = { business: menu.key, level: '1', key: menu.categoriesL1[0]?.key ?? '' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('_file', new Blob([new Uint8Array(await testPicture().png().toBuffer())]), 'foto.png');
  return form;
}

const WRITES: [what: string, method: string, path: () => string, body: () => unknown][] = [
  [
    'a new product',
    'POST',
    () => `/api/items/higuera/${KEY}`,
    () => ({
      key: KEY,
      business: 'higuera',
      parent: item('bravas').parent,
      level: 2,
      order: 9,
      title: 'nueva',
      price: { currency: '$', big: 1, small: '00' },
    }),
  ],
  ['an edit', 'PUT', () => '/api/items', () => ({ business: 'higuera', key: item('bravas').key, title: 'otra' })],
  ['a move', 'PUT', () => `/api/products/sort/higuera/${item('croquetas')._id}`, () => ({ order: 2 })],
  ['a removal', 'DELETE', () => `/api/items/higuera/${item('tortilla').key}`, () => undefined],
  ['a setting', 'PUT', () => '/api/business/higuera', () => ({ deliveryTime: '30 minutos' })],
  ['a picture', 'PUT', () => '/api/categories', cover],
  ['a sign-in', 'POST', () => '/api/users/login', () => ({ email: OWNER.email, password: OWNER.password })],
];
const KEY = newKey();

const write = async ([, method, to, body]: (typeof WRITES)[number]) =>
  owner.ask(server.url, method, to(), await body());

async function readiness(): Promise<unknown[]> {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, await response.json()];
}

it('every change on a full disk is refused and leaves nothing, and reads go on', async () => {
  limitFiles('0');
  for (let round = 0; round < 2; round += 1) {
    for (const change of WRITES) {
      const response = await write(change);
      const { code, message } = (await response.json()) as ApiError;
      expect([change[0], response.status, code, message]).toEqual([
        change[0],
        503,
        'unavailable',
        'No se guardó nada: el disco del servidor está lleno o no responde. Avisa a soporte',
      ]);
    }
  }
  expect(await owner.menu(server.url)).toEqual(menu);
  for (const page of ['/m/higuera', '/healthz']) expect((await fetch(server.url + page)).status).toBe(200);
  expect(await readiness()).toMatchObject([200, { checks: { disk: { ok: false }, database: { ok: true } } }]);
});

it('the server works again, without a restart, when there is space again', async () => {
  limitFiles('unlimited');
  expect(await readiness()).toMatchObject([200, { checks: { disk: { ok: true } } }]);
  for (const change of WRITES) {
    const response = await write(change);
    expect([change[0], response.status]).toEqual([change[0], change[0] === 'a new product' ? 201 : 200]);
  }
  const titles = (await new OwnerClient(OWNER).menu(server.url)).items.map(({ title }) => title);
  expect(titles.sort()).toEqual(['croquetas', 'nueva', 'otra']);
});

it('the log on the full disk goes on too', async () => {
  await fetch(`${server.url}/m/higuera?last`);
  await server.stop();
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  expect(lines.at(-1)).toContain('/m/higuera');
  expect(lines.join('')).toContain('the disk takes nothing more');
});
