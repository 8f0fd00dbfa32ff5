/** @postgres notices of another program */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Announcements, Notification, User } from '@carta/domain';
import { carta as runCarta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

const carta = (...args: string[]) => runCarta(server.dataDir, args);
const { email, business } = PEOPLE.owner;

function fileOf(content: unknown): string {
  const file = path.join(server.siteDir, 'from-operator.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const lines = (...message: string[]) => message.map((line) => `${line}\n`).join('');

describe('announcements and manuals', () => {
  const announcements = [
    { tag: 'Novedad', slug: 'pedidos', title: 'Pedidos por WhatsApp', content: '<p>Ya están</p>', show: true },
    { tag: 'Aviso', slug: 'feriado', title: 'Feriado', content: '', show: false },
  ];
  const manuals = [{ title: 'Cómo cargar un producto', url: 'https://youtu.be/dQw4w9WgXcQ' }];
  const listed = lines('pedidos  NOVEDAD  Pedidos por WhatsApp', 'feriado  AVISO  Feriado  (oculto)');
  beforeEach(() => rmSync(path.join(server.dataDir, 'content'), { recursive: true, force: true }));

  it('announcements and manuals are listed once they are set, and owners see them at once', async () => {
    expect((await send<Announcements>(server, 'announcements')).body).toEqual({ announcements: [] });
    expect(await carta('announcements', 'set', fileOf({ announcements }))).toEqual({ code: 0, out: listed, err: '' });
    expect(await carta('announcements', 'list')).toEqual({ code: 0, out: listed, err: '' });
    expect((await send(server, 'announcements')).body).toEqual({ announcements });

    const video = lines('Cómo cargar un producto  https://youtu.be/dQw4w9WgXcQ');
    expect(await carta('manuals', 'set', fileOf({ manuals }))).toEqual({ code: 0, out: video, err: '' });
    expect(await carta('manuals', 'list')).toEqual({ code: 0, out: video, err: '' });
    expect((await send(server, 'manuals')).body).toEqual({ manuals });

    await carta('announcements', 'set', fileOf({ announcements: [] }));
    expect((await send(server, 'announcements')).body).toEqual({ announcements: [] });
  });

  it.each([
    ['announcements', 'No hay anuncios'],
    ['manuals', 'No hay manuales'],
  ])('%s list says that there are none', async (word, none) => {
    expect(await carta(word, 'list')).toEqual({ code: 0, out: '', err: lines(none) });
  });

  it('manuals that are broken on disk are reported by the list in one line', async () => {
    await carta('manuals', 'set', fileOf({ manuals }));
    writeFileSync(path.join(server.dataDir, 'content/manuals.json'), '{"manuals": [{}]}');
    const { code, out, err } = await carta('manuals', 'list');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/manuals\.json: manuals\[0\]\.title: Tiene que ser un texto\n$/);
  });

  it.each<[string, unknown, string[]]>([
    ['announcements', '{\n"announcements": [}', ['línea 2, columna 19: no es JSON válido']],
    ['announcements', [], ['Tiene que ser un objeto', 'No se cambió nada.']],
    ['announcements', {}, ['announcements: Tiene que ser una lista de anuncios']],
    [
      'announcements',
      { announcements: [announcements[0], { ...announcements[1], slug: 'dos palabras', show: 'sí' }] },
      ['announcements[1].slug: Son de 1 a 120', 'announcements[1].show: Tiene que ser sí o no'],
    ],
    [
      'announcements',
      { announcements: [announcements[0], announcements[0]] },
      ['announcements[1].slug: Otro anuncio ya lo tiene'],
    ],
    [
      'manuals',
      { manuals: [...manuals, { title: '', url: 'javascript:alert(1)' }] },
      ['manuals[1].title', 'manuals[1].url'],
    ],
    ['manuals', { announcements }, ['manuals: Tiene que ser una lista de manuales']],
  ])('%s set with the bad file %j changes nothing and names every bad place', async (word, content, message) => {
    await carta('announcements', 'set', fileOf({ announcements }));
    await carta('manuals', 'set', fileOf({ manuals }));
    const stored = () =>
      ['announcements', 'manuals'].map((name) =>
        readFileSync(path.join(server.dataDir, `content/${name}.json`), 'utf8'),
      );
    const before = stored();
    const { code, out, err } = await carta(word, 'set', fileOf(content));
    expect([code, out]).toEqual([1, '']);
    for (const text of message) expect(err).toContain(text);
    expect(err).not.toMatch(/\n\s+at /);
    expect(stored()).toEqual(before);
  });
});

describe('notifications', () => {
  const texts = ['--title', 'Feriado', '--message', 'El lunes no hay soporte'];
  const seenBy = async (as: 'owner' | 'neighbour') =>
    (await send<{ total: number; notifications: Notification[] }>(server, 'notifications', { as, body: { from: 0 } }))
      .body;

  it('notify --business adds a notification to that business only', async () => {
    await server.storage.put('higuera/abc.webp', Buffer.from('a picture'));
    const link = ['--image', '/files/higuera/abc.webp', '--link', '/panel/support'];
    const before = Date.now();
    expect(await carta('notify', '--business', business, ...texts, ...link)).toEqual({
      code: 0,
      out: '',
      err: lines('Se avisó a higuera'),
    });
    const { total, notifications } = await seenBy('owner');
    expect([total, notifications]).toMatchObject([
      1,
      [
        {
          title: 'Feriado',
          message: 'El lunes no hay soporte',
          image: '/files/higuera/abc.webp',
          link: '/panel/support',
        },
      ],
    ]);
    expect(notifications[0]?.createdAt).toBeGreaterThanOrEqual(before);
    expect(await seenBy('neighbour')).toEqual({ total: 0, notifications: [] });
  });

  it('notify --all adds a notification to every business', async () => {
    expect(await carta('notify', '--all', ...texts)).toMatchObject({ code: 0, out: '' });
    for (const person of ['owner', 'neighbour'] as const) {
      expect(await seenBy(person)).toMatchObject({
        total: 1,
        notifications: [{ title: 'Feriado', image: '/assets/placeholders/product.webp' }],
      });
    }
  });

  it('notifications list shows those of one business or of all', async () => {
    expect(await carta('notifications', 'list')).toMatchObject({ code: 0, err: lines('No hay notificaciones') });
    await carta('notify', '--all', ...texts, '--link', '/panel/support');
    const one = await carta('notifications', 'list', '--business', business);
    expect(one.out).toMatch(
      /^\S+ {2}20\S+T\d\d:\d\d:\d\dZ {2}higuera {2}Feriado {2}El lunes no hay soporte {2}\/panel\/support\n$/,
    );
    const all = await carta('notifications', 'list');
    expect(
      all.out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('  ')[2]),
    ).toEqual(['fogon', 'higuera', 'otra']);
  });

  it.each([
    [['notify', ...texts], 2, '--business CLAVE o --all: uno de los dos'],
    [['notify', '--all', '--business', 'higuera', ...texts], 2, '--business CLAVE o --all: uno de los dos'],
    [['notify', '--business', 'nadie', ...texts], 1, 'No existe el negocio nadie'],
    [['notify', '--all', '--title', ' ', '--message', 'x'], 2, '--title: No puede estar vacío'],
    [['notify', '--all', ...texts, '--link', 'javascript:alert(1)'], 2, '--link: Tiene que empezar con'],
    [['notify', '--all', ...texts, '--image', 'foto.png'], 2, '--image: Tiene que empezar con'],
    [['notifications', 'list', '--business', 'nadie'], 1, 'No existe el negocio nadie'],
  ])('%j is refused and adds no notification', async (args, exit, message) => {
    const { code, out, err } = await carta(...args);
    expect([code, out, err]).toEqual([exit, '', expect.stringContaining(message)]);
    expect(await seenBy('owner')).toEqual({ total: 0, notifications: [] });
  });
});

describe('payments', () => {
  const pay = (year: string, month: string, day: string, status: string, to: string = email) =>
    carta('payments', 'add', to, '--year', year, '--month', month, '--day', day, '--status', status);
  const payments = async () => {
    const { body } = await send<{ user: User }>(server, 'updateUser', { body: { lastNotificationRead: 1 } });
    return body.user.payments;
  };

  it('[PAY-1] payments are listed once they are added, newest first, and the owner sees them at once', async () => {
    expect(await carta('payments', 'list', email)).toEqual({ code: 0, out: '', err: lines('No hay pagos') });
    await pay('2026', '9', '10', 'approved');
    await pay('2026', '10', '5', 'pendiente de revisión', email.toUpperCase());
    const listed = lines('2026-10-05  pendiente de revisión  Mes de servicio', '2026-09-10  expired  Servicio vencido');
    expect(await pay('2026', '9', '10', 'expired')).toEqual({ code: 0, out: listed, err: '' });
    expect(await carta('payments', 'list', email)).toEqual({ code: 0, out: listed, err: '' });
    expect(await payments()).toEqual([
      { year: 2026, month: 10, day: 5, status: 'pendiente de revisión' },
      { year: 2026, month: 9, day: 10, status: 'expired' },
    ]);
  });

  it.each([
    [['2026', '13', '1', 'approved'], ['--month: Tiene que ser un número de 1 a 12']],
    [['2026', '2', '30', 'approved'], ['--day: Ese mes no tiene ese día']],
    [
      ['26', '1e1', '0x1', 'approved'],
      ['--year: ', '--month: ', '--day: '],
    ],
    [['2026', '1', '1', ' '], ['--status: No puede estar vacío']],
    [['2026', '1', '1', 'x'.repeat(201)], ['--status: Puede tener hasta 200 caracteres']],
  ] as [[string, string, string, string], string[]][])(
    'the invalid payment %j is refused and not added',
    async (fields, message) => {
      const { code, out, err } = await pay(...fields);
      expect([code, out]).toEqual([2, '']);
      for (const text of message) expect(err).toContain(text);
      expect(await payments()).toEqual([]);
    },
  );

  it('payments of an unknown email are refused', async () => {
    const refused = { code: 1, out: '', err: 'No existe nadie@nada.test\n' };
    expect(await pay('2026', '9', '10', 'approved', 'nadie@nada.test')).toEqual(refused);
    expect(await carta('payments', 'list', 'nadie@nada.test')).toEqual(refused);
  });
});
