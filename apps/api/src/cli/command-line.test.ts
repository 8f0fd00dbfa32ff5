import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openStores, type Stores } from '../stores.ts';
import { carta as runCarta } from '../testing/carta.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { writeTables } from '../testing/write-tables.ts';

let folder: string;
let data: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(quickFolder(), 'carta-line-'));
  data = path.join(folder, 'data');
  await writeTables(data);
  await carta(['business', 'create', '--key', 'higuera', '--name', 'La Higuera']);
  await carta(
    ['user', 'create', '--email', 'ana@higuera.test', '--business', 'higuera'],
    Readable.from(['una contraseña']),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const carta = (args: string[], stdin?: Readable) =>
  runCarta(data, args, stdin, path.resolve(__dirname, '../../../../dist'));

async function inStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStores({ dataDir: data, publicUrl: 'http://carta.test' }, { durable: false });
  if (!stores.ok) throw new Error(stores.reason);
  try {
    return await work(stores.value);
  } finally {
    await stores.value.close();
  }
}

const ROOT = path.resolve(__dirname, '../../../..');

describe('the command line', () => {
  it('carta --help explains all commands on stdout, carta ORDEN --help one, both with exit code 0', async () => {
    const all = await carta(['--help']);
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toContain('menu import ARCHIVO');
    expect(all.out).toContain('remote publish CARPETA --to');
    const one = await carta(['business', 'rename', '--help']);
    expect([one.code, one.out.includes('business rename CLAVE NOMBRE')]).toEqual([0, true]);
    expect(one.out).not.toContain('menu import');
    expect((await carta(['business', '--help'])).out).toContain('business list');
    expect(await carta(['foo', '--help'])).toMatchObject({ code: 2, out: '' });
  });

  it('carta --version is the version of the root package.json', async () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(await carta(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it.each([
    [[]],
    [['foo']],
    [['menu', 'import']],
    [['business', 'list', '--force']],
    [['backup', '--every', 'x', '.']],
    [['business', 'create', '--key', 'x', '--name', 'X']],
    [['menu', 'import', 'a.json', '--business', 'higuera', '--mode', 'otra']],
    [['payments', 'add', 'ana@higuera.test', '--year', '2026', '--month', '13', '--day', '1', '--status', 'x']],
    [['remote', 'token', 'create', '--remote', 'Orders']],
    [['remote', 'publish', '--to', 'https://carta.example']],
  ])('the wrong words %j end with exit code 2 and nothing on stdout', async (args) => {
    expect(await carta(args)).toMatchObject({ code: 2, out: '' });
  });

  it('words go to stderr and data to stdout, so that a token can be written into a file', async () => {
    const made = await carta(['remote', 'token', 'create', '--remote', 'a-remote-that-is-made-later']);
    expect(made).toEqual({
      code: 0,
      out: expect.stringMatching(/^carta_[\w-]{43}\n$/),
      err: 'Token a-remote-that-is-made-later-1. Guárdelo ahora: no se puede volver a leer.\n',
    });
    expect(await carta(['user', 'lock', 'ana@higuera.test'])).toEqual({
      code: 0,
      out: '',
      err: 'Se bloqueó a ana@higuera.test\n',
    });
    expect(await carta(['notifications', 'list'])).toEqual({ code: 0, out: '', err: 'No hay notificaciones\n' });
  });

  it('with --json stdout is one JSON value', async () => {
    const json = async (...args: string[]) => JSON.parse((await carta([...args, '--json'])).out) as unknown;
    expect(await json('business', 'list')).toEqual([{ key: 'higuera', name: 'La Higuera' }]);
    expect(await json('user', 'list')).toEqual([{ email: 'ana@higuera.test', business: 'higuera', locked: false }]);
    expect(await json('manuals', 'list')).toEqual({ manuals: [] });
    expect(await json('user', 'lock', 'ana@higuera.test')).toEqual({ message: 'Se bloqueó a ana@higuera.test' });
  });

  it.each([
    [['audit', '--business', 'nadie'], 'No existe el negocio nadie'],
    [['errors', '--remote', 'nada'], 'No existe el remoto nada'],
    [['session', 'list', 'nadie@nada.test'], 'No existe nadie@nada.test'],
    [['remote', 'history', 'nada'], 'No existe el remoto nada'],
    [['business', 'rename', 'nadie', 'Nadie'], 'No existe el negocio nadie'],
    [['user', 'rename', 'nadie@nada.test', 'otra@nada.test'], 'No existe nadie@nada.test'],
    [['payments', 'delete', 'nadie@nada.test', '--year', '2026', '--month', '1', '--day', '1'], 'No existe nadie'],
    [['notifications', 'delete', 'nada'], 'No existe la notificación nada'],
    [['session', 'end', 'nada'], 'No hay sesiones de nada'],
  ])('the name that does not exist in %j is refused', async (args, message) => {
    expect(await carta(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });
});

it('business rename gives a business another name under the same key', async () => {
  expect(await carta(['business', 'rename', 'higuera', 'La Nueva'])).toMatchObject({ code: 0 });
  expect((await carta(['business', 'list'])).out).toBe('higuera  La Nueva\n');
});

it.each([
  [' ', 'No puede estar vacío'],
  ['x'.repeat(61), 'Puede tener hasta 60 caracteres'],
])('business rename refuses the name %j, as the panel does', async (name, problem) => {
  expect(await carta(['business', 'rename', 'higuera', name])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`NOMBRE: ${problem}`),
  });
  expect((await carta(['business', 'list'])).out).toBe('higuera  La Higuera\n');
});

it('user rename moves an account to another email with its password, payments and changes, and ends its sessions', async () => {
  const [from, to] = ['ana@higuera.test', 'ana@nueva.test'];
  await carta(['payments', 'add', from, '--year', '2026', '--month', '11', '--day', '10', '--status', 'approved']);
  const [token, hash] = await inStores(async ({ sessions, users }) => [
    await sessions.start('higuera', from),
    (await users.passwordOf(from))?.hash,
  ]);
  expect(await carta(['user', 'rename', 'Ana@Higuera.test', 'Ana@Nueva.test'])).toMatchObject({ code: 0 });
  expect(await inStores(({ users }) => users.passwordOf(to))).toEqual({ business: 'higuera', hash });
  expect(await inStores(({ users }) => users.passwordOf(from))).toBeNull();
  expect(await inStores(({ sessions }) => sessions.find(String(token)))).toBeNull();
  expect((await carta(['payments', 'list', to])).out).toMatch(/^2026-11-10 {2}approved/);
  const other = ['user', 'create', '--email', from, '--business', 'higuera'];
  expect((await carta(other, Readable.from(['una contraseña']))).code).toBe(0);
  expect(await carta(['user', 'rename', from, to])).toMatchObject({ code: 1, err: `Ya existe ${to}\n` });
  expect((await carta(['user', 'rename', from, 'no-email'])).code).toBe(2);
});

it('payments delete deletes the payment of a day', async () => {
  const day = ['--year', '2026', '--month', '11', '--day', '10'];
  await carta(['payments', 'add', 'ana@higuera.test', ...day, '--status', 'approved']);
  expect(await carta(['payments', 'delete', 'ana@higuera.test', ...day])).toMatchObject({ code: 0, out: '' });
  expect(await carta(['payments', 'delete', 'ana@higuera.test', ...day])).toMatchObject({
    code: 1,
    err: 'ana@higuera.test no tiene un pago del 2026-11-10\n',
  });
});

it('notifications delete takes a notification away from every business that got it', async () => {
  await carta(['business', 'create', '--key', 'otra', '--name', 'La Otra']);
  await carta(['notify', '--all', '--title', 'Feriado', '--message', 'El lunes no hay soporte']);
  const [id = ''] = (await carta(['notifications', 'list'])).out.split('  ');
  expect(await carta(['notifications', 'delete', id])).toMatchObject({ code: 0 });
  expect((await carta(['notifications', 'list'])).out).toBe('');
});

it('manuals set refuses a video that no page can play, and changes nothing', async () => {
  const file = path.join(folder, 'manuals.json');
  writeFileSync(file, JSON.stringify({ manuals: [{ title: 'Alta', url: 'https://example.com/video.mp4' }] }));
  expect(await carta(['manuals', 'set', file])).toEqual({
    code: 1,
    out: '',
    err: 'manuals[0].url: Tiene que ser un video de YouTube o de Vimeo\nNo se cambió nada.\n',
  });
  expect(JSON.parse((await carta(['manuals', 'list', '--json'])).out)).toEqual({ manuals: [] });
});

it('notify refuses a picture that is not there', async () => {
  const notice = ['notify', '--all', '--title', 'Feriado', '--message', 'x'];
  for (const image of ['/files/higuera/abc.webp', '/panel', 'http://127.0.0.1:9/a.webp'])
    expect(await carta([...notice, '--image', image])).toMatchObject({
      code: 1,
      err: `--image ${image}: no existe esa imagen\n`,
    });
});
