import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SESSION_COOKIE } from '@carta/contract';
import Sqlite from 'libsql';
import { testPicture } from './testing/test-picture.ts';
import { send } from './testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let token: string;
let category: string;
beforeEach(async () => {
  server = await testServer();
  token = await server.session('owner');
  category = (await server.setMenu('owner', 'Tapas: croquetas')).categoriesL1[0]?.key ?? '';
});
afterEach(() => server.close());

/** Sends every kind of change, and returns the statuses. */
async function changes(): Promise<number[]> {
  const picture = await testPicture().png().toBuffer();
  const mercadoPago = { active: true, accessToken: 'APP_USR-1' };
  const answers = [
    await send(server, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } }),
    await send(server, 'updateBusiness', { token, body: { mercadoPago } }),
    await send(server, 'uploadCover', {
      token,
      form: { business: 'higuera', key: category, level: '1' },
      files: { _file: picture },
    }),
    await send(server, 'login', { as: null, body: { email: PEOPLE.owner.email, password: PASSWORD } }),
    await send(server, 'login', { as: null, body: { email: PEOPLE.owner.email, password: 'equivocada' } }),
    await send(server, 'logout', { token: await sessionBefore }),
  ];
  return answers.map(({ status }) => status);
}
let sessionBefore: Promise<string>;
beforeEach(async () => {
  sessionBefore = server.session('owner');
  await sessionBefore;
});

const readiness = async () => {
  const { statusCode, body } = await server.app.inject('/readyz');
  const { checks } = JSON.parse(body) as { checks: { data: { ok: boolean } } };
  return [statusCode, checks.data.ok];
};
const moved = () => `${server.dataDir}-moved`;
const REFUSED = Array<number>(6).fill(503);

describe('a data folder that is not there any more under a running server', () => {
  it.each<[string, () => void]>([
    ['was moved away', () => renameSync(server.dataDir, moved())],
    [
      'was replaced by an empty one',
      () => {
        renameSync(server.dataDir, moved());
        mkdirSync(server.dataDir);
      },
    ],
    [
      'was replaced by a copy',
      () => {
        renameSync(server.dataDir, moved());
        cpSync(moved(), server.dataDir, { recursive: true });
      },
    ],
    ['was deleted', () => rmSync(server.dataDir, { recursive: true })],
    ['has lost its database', () => rmSync(path.join(server.dataDir, 'carta.db'))],
    ['has lost the log of its database', () => rmSync(path.join(server.dataDir, 'carta.db-wal'))],
  ])('is told at /readyz, which stays 200, and by every change at once, where it %s', async (_what, happens) => {
    expect(await readiness()).toEqual([200, true]);
    happens();
    expect(await changes()).toEqual(REFUSED);
    expect(await readiness()).toEqual([200, false]);
    const menu = await server.app.inject({
      url: '/api/menus/higuera',
      headers: { cookie: `${SESSION_COOKIE}=${token}` },
    });
    expect([menu.statusCode, menu.json<{ deliveryTime: string }>().deliveryTime]).toEqual([200, '']);
  });

  it('a data folder that vanishes is not made anew, and the server works again when it is back', async () => {
    renameSync(server.dataDir, moved());
    expect(await changes()).toEqual(REFUSED);
    expect(existsSync(server.dataDir)).toBe(false);
    renameSync(moved(), server.dataDir);
    expect(await changes()).toEqual([200, 200, 200, 200, 401, 200]);
    expect(await readiness()).toEqual([200, true]);
  });

  it('a change that is under way notices that the data folder is gone before it is answered', async () => {
    const { exec } = Sqlite.prototype;
    const spy = jest.spyOn(Sqlite.prototype, 'exec').mockImplementation(function (this: Sqlite.Database, sql: string) {
      if (sql === 'commit') renameSync(server.dataDir, moved());
      return exec.call(this, sql);
    });
    const { status } = await send(server, 'updateBusiness', { token, body: { deliveryTime: '30 minutos' } });
    spy.mockRestore();
    expect(status).toBe(503);
  });
});
