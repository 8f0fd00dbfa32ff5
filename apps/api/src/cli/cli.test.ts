import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { DEFAULT_ORDER_DESK, menuToFile, type MenuFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import fc from 'fast-check';
import { openStores, type Stores } from '../stores.ts';
import { carta as runCarta } from '../testing/carta.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { writeTables } from '../testing/write-tables.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(quickFolder(), 'carta-cli-'));
  await writeTables(path.join(folder, 'data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const carta = (args: string[], stdin?: Readable) => runCarta(path.join(folder, 'data'), args, stdin);

async function inStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStores(
    { dataDir: path.join(folder, 'data'), publicUrl: 'http://carta.test' },
    { durable: false },
  );
  if (!stores.ok) throw new Error(stores.reason);
  try {
    return await work(stores.value);
  } finally {
    await stores.value.close();
  }
}

const storedMenu = async (business = 'higuera') => {
  const menu = await inStores((stores) => stores.menus.read(business));
  if (!menu) throw new Error(`no menu of ${business}`);
  return menu;
};

function fileOf(content: string | Buffer, name = 'menu.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const createHiguera = () => carta(['business', 'create', '--key', 'higuera', '--name', 'La Higuera']);

describe('a mistyped command', () => {
  it.each([
    [[], 'menu import ARCHIVO --business CLAVE'],
    [['foo'], 'No existe la orden: foo'],
    [['menu'], 'No existe la orden: menu'],
    [['menu', 'delete'], 'No existe la orden: menu delete'],
    [['--ayuda'], 'No existe la orden: --ayuda'],
    [['menu', 'import'], 'Uso: npm run carta -- menu import ARCHIVO'],
    [['menu', 'import', 'a.json'], 'Uso: npm run carta -- menu import ARCHIVO'],
    [['menu', 'import', 'a.json', 'b.json', '--business', 'x'], 'Uso: npm run carta -- menu import ARCHIVO'],
    [['menu', 'import', 'a.json', '--business'], 'Uso: npm run carta -- menu import ARCHIVO'],
    [['menu', 'import', 'a.json', '--business', 'x', '--force'], 'Uso: npm run carta -- menu import ARCHIVO'],
    [['business', 'create', '--key', 'higuera'], 'Uso: npm run carta -- business create'],
    [['user', 'lock'], 'Uso: npm run carta -- user lock'],
    [['announcements'], 'No existe la orden: announcements'],
    [['announcements', 'set'], 'Uso: npm run carta -- announcements set ARCHIVO'],
    [['manuals', 'set', 'a.json', 'b.json'], 'Uso: npm run carta -- manuals set ARCHIVO'],
    [['manuals', 'list', 'a.json'], 'Uso: npm run carta -- manuals list'],
    [['notify'], 'Uso: npm run carta -- notify'],
    [['notify', '--all', '--title', 'x'], 'Uso: npm run carta -- notify'],
    [['notify', '--all', '--title', 'x', '--message', ''], 'Uso: npm run carta -- notify'],
    [['notifications', 'list', 'higuera'], 'Uso: npm run carta -- notifications list'],
    [['payments', 'add', 'a@b.test'], 'Uso: npm run carta -- payments add CORREO'],
    [['payments', 'list'], 'Uso: npm run carta -- payments list CORREO'],
  ])('the mistyped command %j is answered with its usage', async (args, message) => {
    const { code, out, err } = await carta(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

it('docs/operate.md shows every command', async () => {
  const manual = readFileSync(path.resolve(__dirname, '../../../../docs/operate.md'), 'utf8');
  const { err } = await carta([]);
  const commands = [...err.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, words = '']) => words);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((words) => !manual.includes(`npm run carta -- ${words}`))).toEqual([]);
});

describe('business create', () => {
  it('business create creates a business with its menu types, and the data folder where there is none', async () => {
    rmSync(path.join(folder, 'data'), { recursive: true });
    const { code, err } = await carta([
      'business',
      'create',
      '--key',
      'la_Higuera-1',
      '--name',
      'La Higuera',
      '--menu-types',
      'delivery,takeaway',
    ]);
    expect([code, err]).toEqual([0, expect.stringContaining('/m/la_Higuera-1')]);
    expect(await storedMenu('la_Higuera-1')).toMatchObject({ name: 'La Higuera', menuTypes: ['delivery', 'takeaway'] });
  });

  it.each([
    [['--key', 'x', '--name', 'X'], '--key: son de 2 a 32'],
    [['--key', 'x'.repeat(33), '--name', 'X'], '--key: son de 2 a 32'],
    [['--key', 'mi menú', '--name', 'X'], '--key: son de 2 a 32'],
    [['--key', 'higuera', '--name', 'x'.repeat(61)], '--name: Puede tener hasta 60 caracteres'],
    [['--key', 'higuera', '--name', ' '], '--name: No puede estar vacío'],
    [['--key', 'higuera', '--name', 'X', '--menu-types', 'delivery,mesa'], '--menu-types: sólo delivery y takeaway'],
    [
      ['--key', 'higuera', '--name', 'X', '--menu-types', 'takeaway,takeaway'],
      '--menu-types: sólo delivery y takeaway',
    ],
  ])('business create refuses %j', async (args, message) => {
    const { code, err } = await carta(['business', 'create', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(await inStores((stores) => stores.businesses.isEmpty())).toBe(true);
  });

  it('[DESK-1] business create makes a business whose desk is active', async () => {
    await createHiguera();
    expect((await inStores((stores) => stores.menus.read('higuera')))?.orderDesk).toEqual({
      ...DEFAULT_ORDER_DESK,
      active: true,
    });
  });

  it('business create refuses an existing key', async () => {
    await createHiguera();
    expect(await createHiguera()).toMatchObject({ code: 1, err: 'Ya existe el negocio higuera\n' });
  });

  it('business create refuses a key that differs from an existing one in case only', async () => {
    await createHiguera();
    expect(await carta(['business', 'create', '--key', 'HIGUERA', '--name', 'La Otra'])).toMatchObject({
      code: 1,
      err: 'Ya existe el negocio higuera\n',
    });
    expect(await inStores((stores) => stores.businesses.keys())).toEqual(['higuera']);
  });
});

describe('business list and business delete', () => {
  it('business delete deletes a business with its accounts, sessions and pictures, and no other', async () => {
    await createHiguera();
    await carta(['business', 'create', '--key', 'otra', '--name', 'La Otra']);
    for (const business of ['higuera', 'otra']) {
      const user = ['user', 'create', '--email', `ana@${business}.test`, '--business', business];
      expect((await carta(user, Readable.from(['una contraseña']))).code).toBe(0);
      mkdirSync(path.join(folder, 'data/files', business), { recursive: true });
      writeFileSync(path.join(folder, 'data/files', business, 'a.webp'), 'x');
      await inStores((stores) => stores.sessions.start(business, `ana@${business}.test`));
    }
    expect(await carta(['business', 'list'])).toMatchObject({ code: 0, out: 'higuera  La Higuera\notra  La Otra\n' });
    expect(await carta(['business', 'delete', 'higuera'])).toMatchObject({ code: 0, out: '' });
    expect(await carta(['business', 'list'])).toMatchObject({ out: 'otra  La Otra\n' });
    expect(await carta(['user', 'list'])).toMatchObject({ out: 'ana@otra.test  otra\n' });
    expect((await carta(['session', 'list'])).out.trim().split('\n')).toHaveLength(1);
    expect(existsSync(path.join(folder, 'data/files/higuera/a.webp'))).toBe(false);
    expect(existsSync(path.join(folder, 'data/files/otra/a.webp'))).toBe(true);
    expect(await carta(['business', 'delete', 'higuera'])).toMatchObject({ code: 1 });
  });
});

describe('user delete, session list and session end', () => {
  const emails = ['ana@higuera.test', 'beto@higuera.test'];
  beforeEach(async () => {
    await createHiguera();
    for (const email of emails) {
      await carta(['user', 'create', '--email', email, '--business', 'higuera'], Readable.from(['una contraseña']));
    }
  });
  const start = (email: string) => inStores((stores) => stores.sessions.start('higuera', email));
  const areOpen = (tokens: string[]) =>
    inStores((stores) => Promise.all(tokens.map(async (token) => (await stores.sessions.find(token)) !== null)));
  const listed = async (...args: string[]) => (await carta(['session', 'list', ...args])).out.trim().split('\n');

  it('user delete deletes the account with its sessions and frees its email', async () => {
    const tokens = [await start(emails[0] ?? ''), await start(emails[1] ?? '')];
    expect((await carta(['user', 'delete', 'Ana@Higuera.test'])).code).toBe(0);
    expect(await areOpen(tokens)).toEqual([false, true]);
    expect((await carta(['user', 'delete', 'ana@higuera.test'])).code).toBe(1);
    const again = ['user', 'create', '--email', 'ana@higuera.test', '--business', 'higuera'];
    expect((await carta(again, Readable.from(['una contraseña']))).code).toBe(0);
  });

  it('session end ends one session by its id, or all of an email', async () => {
    const [first, second, other] = [
      await start(emails[0] ?? ''),
      await start(emails[0] ?? ''),
      await start(emails[1] ?? ''),
    ];
    const lines = await listed('ana@higuera.test');
    expect([lines.length, (await listed()).length]).toEqual([2, 3]);
    expect(lines.join()).not.toContain(first.split('.')[1]);
    const [id = ''] = lines[0]?.split('  ') ?? [];
    expect(await carta(['session', 'end', id])).toMatchObject({ code: 0, err: 'Se cerraron sesiones: 1\n' });
    expect((await areOpen([first, second])).filter(Boolean)).toHaveLength(1);
    expect((await carta(['session', 'end', 'Ana@higuera.test'])).code).toBe(0);
    expect(await areOpen([first, second, other])).toEqual([false, false, true]);
    expect((await carta(['session', 'end', id])).code).toBe(1);
  });
});

describe('audit', () => {
  it('the audit log has every change of the operator with who, what and when, and no commands that only read or were refused', async () => {
    await createHiguera();
    await createHiguera();
    await carta(['business', 'list']);
    const user = ['user', 'create', '--email', 'ana@higuera.test', '--business', 'higuera'];
    await carta(user, Readable.from(['una contraseña']));
    const { code, out } = await carta(['audit']);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.split('  ')),
    ).toEqual([
      [
        expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        expect.any(String),
        'carta business create --key higuera --name La Higuera',
      ],
      [expect.any(String), expect.any(String), `carta ${user.join(' ')}`],
    ]);
    expect(out).not.toContain('una contraseña');
  });
});

describe('errors', () => {
  it('errors lists what failed in the pages of the panel, latest first, without what would move the cursor', async () => {
    await createHiguera();
    expect((await carta(['errors'])).err).toBe('No falló nada\n');
    const failure = { phase: 'render', message: 'one\u001b[2J', path: '/panel/orders' } as const;
    await inStores(async ({ clientErrors }) => {
      await clientErrors.add({ ...failure, remote: 'orders', version: '1a2b', stack: 'Error: one\n    at x.js:1:2' });
      await clientErrors.add({ phase: 'event', message: 'two', path: '/panel' });
      await clientErrors.add({ phase: 'event', message: 'two', path: '/panel' });
    });
    const { out } = await carta(['errors']);
    expect(out.replace(/\d{4}-\d\d-\d\dT[\d:]+Z/g, 'WHEN')).toContain('2 veces  shell  event  WHEN  /panel\n  two\n');
    expect((await carta(['errors', '--remote', 'orders'])).out.replace(/\d{4}-\d\d-\d\dT[\d:]+Z/, 'WHEN')).toBe(
      '1 vez  orders  1a2b  render  WHEN  /panel/orders\n  one[2J\n  Error: one\n  at x.js:1:2\n',
    );
  });
});

describe('user', () => {
  const create = (email: string, password: string) =>
    carta(['user', 'create', '--email', email, '--business', 'higuera'], Readable.from([password]));
  beforeEach(() => createHiguera());

  it.each(['una contraseña\n', 'una contraseña', 'una contraseña\r\notra línea\n'])(
    'user create takes the first line of its input %j as the password',
    async (input) => {
      const { code, out, err } = await create('Ana@Higuera.test', input);
      expect([code, out]).toEqual([0, '']);
      expect(err).toContain('ana@higuera.test');
      expect(err).not.toContain('contraseña');
      const known = await inStores((stores) => stores.users.passwordOf('ana@higuera.test'));
      expect(known).toMatchObject({ business: 'higuera', hash: expect.stringMatching(/^\$argon2id\$/) });
    },
  );

  it('user create asks on a terminal and hides the typed password', async () => {
    const terminal = Object.assign(new PassThrough(), {
      isTTY: true,
      modes: [] as boolean[],
      setRawMode: (raw: boolean) => void terminal.modes.push(raw),
    });
    terminal.end('una contrasñ\x7feña\r');
    const { code, err } = await carta(['user', 'create', '--email', 'a@b.test', '--business', 'higuera'], terminal);
    expect([code, err, terminal.modes]).toEqual([
      0,
      'Contraseña: \nSe creó a@b.test para el negocio higuera\n',
      [true, false],
    ]);
  });

  it.each([
    ['a@b.test', 'Password123', 'La contraseña no sirve. Es una de las contraseñas más usadas: elige otra'],
    ['a@b.test', 'La Higuera', 'La contraseña no sirve. No puede ser tu correo ni el nombre de tu negocio'],
    ['no-email', 'una contraseña', 'no-email: no es un correo electrónico válido'],
    ['a@b.test', 'corta', 'La contraseña tiene que tener de 8 a 64 caracteres'],
    ['a@b.test', 'x'.repeat(65), 'La contraseña tiene que tener de 8 a 64 caracteres'],
    ['a@b.test', '', 'La contraseña tiene que tener de 8 a 64 caracteres'],
    ['a@b.test', '\x03', 'La contraseña tiene que tener de 8 a 64 caracteres'],
  ])('user create refuses the email %s with the password %j', async (email, password, message) => {
    expect(await create(email, password)).toMatchObject({ code: 1, err: `${message}\n` });
  });

  it('user create refuses an existing email and an unknown business', async () => {
    await create('a@b.test', 'una contraseña');
    expect(await create('A@b.test', 'una contraseña')).toMatchObject({ code: 1, err: 'Ya existe a@b.test\n' });
    const stranger = ['user', 'create', '--email', 'c@d.test', '--business', 'otra'];
    expect(await carta(stranger, Readable.from(['una contraseña']))).toMatchObject({
      code: 1,
      err: 'No existe el negocio otra\n',
    });
  });

  it('user password, user lock and user unlock change the user', async () => {
    await create('a@b.test', 'una contraseña');
    const before = await inStores((stores) => stores.users.passwordOf('a@b.test'));
    expect((await carta(['user', 'password', 'A@B.test'], Readable.from(['otra contraseña']))).code).toBe(0);
    expect(await inStores((stores) => stores.users.passwordOf('a@b.test'))).not.toEqual(before);
    const isLocked = async () => (await inStores((stores) => stores.users.get('higuera', 'a@b.test'))).locked;
    expect((await carta(['user', 'lock', 'A@b.test'])).code).toBe(0);
    expect(await isLocked()).toBe(true);
    expect((await carta(['user', 'unlock', 'a@b.test'])).code).toBe(0);
    expect(await isLocked()).toBe(false);
  });

  it.each([['password'], ['lock'], ['unlock']])('user %s refuses an unknown email', async (verb) => {
    const answer = await carta(['user', verb, 'nadie@nada.test'], Readable.from(['una contraseña']));
    expect(answer).toMatchObject({ code: 1, err: 'No existe nadie@nada.test\n' });
  });
});

/** Without the keys of categories and products. */
const withoutKeys = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, field: unknown) => (name === 'key' ? undefined : field)));

describe('menu import and export', () => {
  beforeEach(() => createHiguera());
  const importing = (file: string, ...more: string[]) =>
    carta(['menu', 'import', file, '--business', 'higuera', ...more]);
  const exported = async () => JSON.parse((await carta(['menu', 'export', '--business', 'higuera'])).out) as MenuFile;
  const titles = async () => (await storedMenu()).categoriesL1.map(({ title, order }) => [title, order]);

  it('menu import adds to the menu or replaces it, and reports how much it imported', async () => {
    const file = fileOf(JSON.stringify(menuToFile(written('Tapas: croquetas*1, ~bravas | Cocina > Platos: bife'))));
    expect(await importing(file)).toMatchObject({
      code: 0,
      err: 'Se importaron 3 categorías y 3 productos en higuera\n',
    });
    await importing(file);
    expect(await titles()).toEqual([
      ['Tapas', 0],
      ['Cocina', 1],
      ['Tapas', 2],
      ['Cocina', 3],
    ]);
    expect((await storedMenu()).items.map(({ featured }) => featured || 0).sort()).toEqual([0, 0, 0, 0, 1, 2]);
    await importing(file, '--replace');
    expect(await titles()).toEqual([
      ['Tapas', 0],
      ['Cocina', 1],
    ]);
  });

  it('[FILE-4] an exported menu equals the imported one, to the last space', async () => {
    const title = fc.string({ unit: 'grapheme', maxLength: 12 });
    const product = fc.record({ title, price: fc.constantFrom('0.00', '2700.00', '99999999.99') });
    const category = fc.record({ title, products: fc.array(product, { minLength: 1, maxLength: 3 }) });
    const main = fc.oneof(category, fc.record({ title, categories: fc.array(category, { maxLength: 3 }) }));
    await fc.assert(
      fc.asyncProperty(fc.array(main, { maxLength: 4 }), async (categories) => {
        const menu = { currency: '$', categories };
        expect((await importing(fileOf(JSON.stringify(menu)), '--replace')).code).toBe(0);
        expect(withoutKeys(await exported())).toEqual(menu);
      }),
      { numRuns: 15 },
    );
  });

  it('menu import keeps titles unchanged, also repeated ones and double spaces', async () => {
    const categories = [
      { title: ' Tés  e  "infusiones" ', products: ['Té', 'Té'].map((title) => ({ title, price: '0.00' })) },
    ];
    await importing(fileOf(JSON.stringify({ currency: '$', categories })));
    expect(withoutKeys((await exported()).categories)).toEqual(categories);
  });

  it('menu export writes a file', async () => {
    await importing(fileOf('{"currency":"$","categories":[{"title":"Tapas"}]}'));
    const file = path.join(folder, 'out.json');
    expect(await carta(['menu', 'export', '--business', 'higuera', file])).toMatchObject({ code: 0, out: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await exported());
    const nowhere = path.join(folder, 'no/such/out.json');
    expect(await carta(['menu', 'export', '--business', 'higuera', nowhere])).toMatchObject({
      code: 1,
      err: `${nowhere}: no se puede escribir\n`,
    });
  });

  it.each(['xlsx', 'csv', 'json'])(
    'menu export writes %s, in which exactly the prices that are changed change when it is imported again',
    async (ending) => {
      await importing(
        fileOf(JSON.stringify(menuToFile(written('Tapas: croquetas*1, ~bravas | Cocina > Platos: bife')))),
      );
      const before = await storedMenu();
      const file = path.join(folder, `out.${ending}`);
      await carta(['menu', 'export', '--business', 'higuera', file]);
      expect(await importing(file, '--mode', 'update')).toMatchObject({
        code: 0,
        err: expect.stringMatching(/Quedan igual: 3\n$/) as string,
      });
      expect((await storedMenu()).items).toEqual(before.items);
      if (ending === 'xlsx') return;
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(
          ending === 'csv' ? ';99;' : '"99.00"',
          ending === 'csv' ? ';1.250,50;' : '"1250.50"',
        ),
      );
      expect((await importing(file, '--mode', 'update', '--dry-run')).err).toContain(
        'Cambian de precio: 1\nQuedan igual: 2',
      );
      expect((await storedMenu()).items).toEqual(before.items);
      await importing(file, '--mode', 'update');
      const after = await storedMenu();
      expect(after.items.map(({ key, price }) => [key, price.big]).sort()).toEqual(
        before.items.map(({ key, price, title }) => [key, title === 'croquetas' ? 1_250 : price.big]).sort(),
      );
    },
  );

  it('menu import reads tables, leaves out what is there with --mode add, and names every fault of a row', async () => {
    const csv = path.join(folder, 'lista.csv');
    writeFileSync(csv, 'Rubro;Plato;Precio\nBarra;Soda;900\nBarra;Agua;850\n');
    expect((await importing(csv)).code).toBe(0);
    writeFileSync(csv, 'Rubro;Plato;Precio\nBarra;Soda;950\nBarra;Gin;4000\n');
    expect((await importing(csv, '--mode', 'add')).err).toBe(
      'Se importaron 1 categorías y 1 productos en higuera\nSe agregan: 1\nNo están en el archivo y se quedan: 1\nQuedan afuera: 1\n',
    );
    writeFileSync(csv, 'Rubro;Plato;Precio;Otro precio\nBarra;Soda;consultar;1\nBarra;;900;2\n');
    const { code, err } = await importing(csv, '--mode', 'update');
    expect([code, err]).toEqual([
      1,
      ['Fila 2, Precio: No es un precio: consultar', 'Fila 3, Nombre: Falta el nombre', 'No se importó nada.', ''].join(
        '\n',
      ),
    ]);
    writeFileSync(csv, 'Plato;Precio salón;Precio delivery\nSoda;1;2\n');
    expect((await importing(csv)).err).toBe(
      'Columna «Precio salón»: No está claro qué es. Cambia su encabezado, por ejemplo por «Precio»\n' +
        `${csv}: Falta la columna «Categoría»\nNo se importó nada.\n`,
    );
    expect((await importing(csv, '--mode', 'otra')).err).toBe('--mode: tiene que ser add, update o replace\n');
  });

  it('menu import and menu export refuse an unknown business', async () => {
    const file = fileOf('{"currency":"$","categories":[]}');
    const refused = { code: 1, out: '', err: 'No existe el negocio otra\n' };
    expect(await carta(['menu', 'import', file, '--business', 'otra'])).toEqual(refused);
    expect(await carta(['menu', 'export', '--business', 'otra'])).toEqual(refused);
  });

  it('menu import accepts a byte order mark', async () => {
    expect((await importing(fileOf('\ufeff{"currency":"$","categories":[{"title":"Tapas"}]}'))).code).toBe(0);
  });

  it('menu import names every bad place and changes nothing', async () => {
    await importing(fileOf('{"currency":"$","categories":[{"title":"Antes"}]}'));
    const before = await storedMenu();
    const categories = [
      { title: 'Tapas', products: [{ title: 'Croquetas', price: '2700.00' }] },
      { title: 5, products: [{ title: 'Bravas', price: '27,00' }, { price: -1 }] },
    ];
    const { code, out, err } = await importing(fileOf(JSON.stringify({ currency: '€', categories })), '--replace');
    expect([code, out]).toEqual([1, '']);
    for (const place of [
      'currency',
      'categories[1].title',
      'categories[1].products[0].price',
      'categories[1].products[1].title',
    ]) {
      expect(err).toMatch(new RegExp(`^${place.replace(/[[\].]/g, '\\$&')}: .+$`, 'm'));
    }
    expect(err).toMatch(/No se importó nada\.\n$/);
    expect((await storedMenu()).categoriesL1).toEqual(before.categoriesL1);
  });

  it.each(['a\\u0000b', '\\ud800'])('menu import refuses the text %s, which cannot be stored', async (title) => {
    const { code, err } = await importing(fileOf(`{"currency":"$","categories":[{"title":"${title}"}]}`));
    expect([code, err]).toEqual([1, 'categories[0].title: Tiene caracteres que no son válidos\nNo se importó nada.\n']);
  });

  it.each<[string, string | Buffer, string]>([
    ['broken', '{\n  "currency": "$",\n  "categories": [}\n', 'línea 3, columna 18: no es JSON válido'],
    ['cut off', '{"currency": "$"', 'línea 1, columna 17: no es JSON válido'],
    ['empty', '', 'línea 1, columna 1: no es JSON válido'],
    ['no JSON', 'hola', 'línea 1, columna 1: no es JSON válido'],
    ['of another encoding', Buffer.from('{"currency":"$","note":"caf\xe9"}', 'latin1'), 'no está en UTF-8'],
    ['too large', Buffer.alloc(10_000_001, ' '), 'El archivo es demasiado grande: hasta 10 MB y 20.000 filas'],
    ['nested too deeply', '['.repeat(200_000), 'tiene más de 100 niveles'],
  ])('menu import reports in one line a file that is %s', async (_, content, message) => {
    const { code, out, err } = await importing(fileOf(content));
    expect([code, out, err.split('\n').length]).toEqual([1, '', 2]);
    expect(err).toContain(message);
  });

  it('menu import reads a JSON file once, so that it may come from a pipe', async () => {
    const pipe = path.join(folder, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    const written = writeFile(pipe, '{"currency":"$","categories":[{"title":"Tapas"}]}');
    expect(await importing(pipe)).toMatchObject({ code: 0 });
    await written;
  });

  it.each([
    ['nothing.json', 'no existe'],
    ['.', 'es una carpeta'],
  ])('menu import reports what is wrong with the file %s', async (name, message) => {
    const file = path.join(folder, name);
    expect(await importing(file)).toEqual({ code: 1, out: '', err: `${file}: ${message}\n` });
  });

  it.each(['null', '5', '"text"', '[]', '{}', '{"currency":"$"}'])(
    'menu import refuses %s as a menu',
    async (content) => {
      const { code, err } = await importing(fileOf(content));
      expect([code, err]).toEqual([1, expect.stringContaining('No se importó nada')]);
    },
  );
});

it('a command reports in one line that the data folder cannot be written', async () => {
  rmSync(path.join(folder, 'data'), { recursive: true });
  fileOf('', 'data');
  const { code, out, err } = await carta(['user', 'lock', 'a@b.test']);
  expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^No se puede escribir en la carpeta .*\n$/)]);
});
