/** @postgres old rows deleted in batches, under locks */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS, imageVariant } from '@carta/domain';
import pino from 'pino';
import { describeOnce } from '../testing/once.ts';
import { allVisits } from '../testing/all-visits.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testPicture } from '../testing/test-picture.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { cleanUp } from './clean-up.ts';
import { scheduleCleanUp } from './schedule-clean-up.ts';

let server: TestServer;
let now: number;

beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now });
  await server.setMenu('owner', MENU_FOR_UPLOADS);
});
afterEach(() => server.close());

const deps = () => ({ orderDays: 90, stores: server.stores, storage: folderStorage(server), now: () => now });
const clean = () => cleanUp(deps());
const folder = () => path.join(server.dataDir, 'files/higuera');
const files = () => readdirSync(folder()).sort();
const filesOf = (...urls: string[]) =>
  urls
    .flatMap((url) => [url, ...([160, 480, 960] as const).map((width) => imageVariant(url, width))])
    .map((url) => path.basename(url))
    .sort();
const picture = (width: number) => testPicture({ width }).png().toBuffer();

/** Makes every file more than a day old, and forgets the changes that would bring it back. */
async function ageFiles(): Promise<void> {
  await forgetChanges();
  makeOld();
}

const forgetChanges = () => withDatabase(server, (database) => database.deleteFrom('changes').execute());

function makeOld(): void {
  const then = new Date(now - DAY_MS - 1000);
  for (const name of files()) utimesSync(path.join(folder(), name), then, then);
}

describeOnce('pictures', () => {
  it('an unused picture is deleted after a day, in every width', async () => {
    const first = await upload(server, 'product', await picture(10));
    const second = await upload(server, 'product', await picture(20));
    expect((await clean()).files).toBe(0);
    expect(files()).toEqual(filesOf(first.url, second.url));
    await ageFiles();
    expect((await clean()).files).toBe(4);
    expect(files()).toEqual(filesOf(second.url));
    expect((await clean()).files).toBe(0);
  });

  it('[CHANGE-4] a picture that the undo of a change would bring back is kept', async () => {
    const first = await upload(server, 'product', await picture(10));
    await upload(server, 'product', await picture(20));
    makeOld();
    expect((await clean()).files).toBe(0);
    const [change] = await server.stores.changes.list('higuera');
    expect((await server.stores.changes.undo('higuera', change?.key ?? '')).ok).toBe(true);
    expect((await server.menuOf('owner')).items.map(({ image }) => image.url)).toContain(first.url);
    expect(files()).toEqual(expect.arrayContaining(filesOf(first.url)));
  });

  it('the AVIF of an unused picture is deleted with it, that of a used one is kept', async () => {
    const [unused, used] = [
      await upload(server, 'product', await picture(10)),
      await upload(server, 'product', await picture(20)),
    ].map(({ url }) => path.basename(url, '.webp'));
    const avifs = [`${unused}.avif`, `${unused}-480.avif`, `${used}.avif`];
    for (const name of avifs) writeFileSync(path.join(folder(), name), 'x');
    await ageFiles();
    expect((await clean()).files).toBe(6);
    expect(files().filter((name) => name.endsWith('.avif'))).toEqual([`${used}.avif`]);
  });

  it('a used picture is kept: cover, item, background, logo, avatar, notification', async () => {
    const urls = await Promise.all(
      (['cover', 'product', 'background', 'logo'] as const).map(async (kind, nth) => {
        return (await upload(server, kind, await picture(30 + nth))).url;
      }),
    );
    const { url: avatar } = await upload(server, 'logo', await picture(40));
    const { url: notified } = await upload(server, 'logo', await picture(41));
    const { url: logo } = await upload(server, 'logo', await picture(42));
    await server.stores.users.create({ business: 'higuera', email: 'b@higuera.test', password: 'x'.repeat(8), avatar });
    await server.stores.notifications.add('higuera', { title: 't', message: 'm', image: notified, createdAt: 1 });
    await ageFiles();
    expect((await clean()).files).toBe(4);
    expect(files()).toEqual(filesOf(...urls.slice(0, 3), avatar, notified, logo));
  });

  it('[TRASH-1] the pictures of a deleted menu are deleted once it can no longer be restored', async () => {
    await upload(server, 'product', await picture(10));
    await upload(server, 'cover', await picture(20));
    await server.setMenu('owner', 'Postres: flan');
    await ageFiles();
    expect(await clean()).toMatchObject({ files: 0, deletions: 0 });
    now += 30 * DAY_MS + 1;
    expect((await clean()).files).toBe(8);
  });

  it('the pictures of a deleted business are deleted after a day, where its deletion was interrupted', async () => {
    await upload(server, 'product', await picture(10));
    expect(await server.stores.businesses.delete('higuera')).toBe(true);
    expect((await clean()).files).toBe(0);
    await ageFiles();
    expect((await clean()).files).toBe(4);
    expect(files()).toEqual([]);
  });

  it('a use by another business does not keep a picture', async () => {
    const { url } = await upload(server, 'logo', await picture(10));
    await upload(server, 'logo', await picture(20));
    await server.setMenu('neighbour', MENU_FOR_UPLOADS);
    await upload(server, 'logo', await picture(10), { as: 'neighbour' });
    await ageFiles();
    expect((await clean()).files).toBe(4);
    expect(files()).not.toContain(path.basename(url));
    expect(readdirSync(path.join(server.dataDir, 'files/otra'))).toEqual(filesOf(url));
  });

  it('a picture that is uploaded again during the clean-up is kept', async () => {
    const { url } = await upload(server, 'product', await picture(10));
    await upload(server, 'product', await picture(20));
    await ageFiles();
    const { stores, ...rest } = deps();
    const of = async (business: string, texts?: readonly string[]) => {
      const used = await stores.usedPictures.of(business, texts);
      await upload(server, 'product', await picture(10));
      return used;
    };
    await cleanUp({ ...rest, stores: { ...stores, usedPictures: { of } } });
    expect(files()).toEqual(expect.arrayContaining(filesOf(url)));
  });

  it('a picture in an announcement is kept, and every picture if the announcements cannot be read', async () => {
    const { url } = await upload(server, 'product', await picture(10));
    await upload(server, 'product', await picture(20));
    await upload(server, 'product', await picture(30));
    await ageFiles();
    const content = `<p><img src="${url}" alt="Una foto"></p>`;
    const announcement = { tag: 'novedad', slug: 'foto', title: 'Foto', content, show: true };
    mkdirSync(path.join(server.dataDir, 'content'), { recursive: true });
    const file = path.join(server.dataDir, 'content/announcements.json');
    writeFileSync(file, '{"announcements": [');
    expect((await clean()).files).toBe(0);
    writeFileSync(file, JSON.stringify({ announcements: [announcement] }));
    expect((await clean()).files).toBe(4);
    expect(files()).toEqual(expect.arrayContaining(filesOf(url)));
  });

  it('a partly written picture is deleted, and a file with a foreign name is kept', async () => {
    const { url } = await upload(server, 'product', await picture(10));
    const own = filesOf(url);
    for (const name of [`${own[0]}.0123456789abcdef.tmp`, 'LEEME.txt', 'foto.webp']) {
      writeFileSync(path.join(folder(), name), 'x');
    }
    await ageFiles();
    expect((await clean()).files).toBe(1);
    expect(files()).toEqual([...own, 'LEEME.txt', 'foto.webp'].sort());
  });

  it('concurrent clean-ups delete each unused picture', async () => {
    await upload(server, 'product', await picture(10));
    await upload(server, 'product', await picture(20));
    await ageFiles();
    await Promise.all([clean(), clean(), clean()]);
    expect(files()).toHaveLength(4);
  });

  it('a folder that cannot be read does not stop the clean-up of other businesses', async () => {
    await server.setMenu('neighbour', MENU_FOR_UPLOADS);
    for (const width of [10, 20]) await upload(server, 'product', await picture(width), { as: 'neighbour' });
    await upload(server, 'product', await picture(10));
    writeFileSync(path.join(folder(), 'ñandú.webp'), 'x');
    await forgetChanges();
    const otra = path.join(server.dataDir, 'files/otra');
    const then = new Date(now - DAY_MS - 1000);
    for (const name of readdirSync(otra)) utimesSync(path.join(otra, name), then, then);
    expect(await clean()).toMatchObject({ files: 4, skipped: ['higuera'] });
  });
});

it('expired sessions and old failed sign-ins are deleted, the others are kept', async () => {
  const { email } = PEOPLE.owner;
  const over = await server.session('owner');
  await server.stores.loginLimits.attempt({ client: '192.0.2.1', email, isKnown: false });
  now += 31 * DAY_MS;
  const token = await server.session('owner');
  expect(await clean()).toMatchObject({ sessions: 1, loginFailures: 1 });
  expect(await clean()).toMatchObject({ sessions: 0, loginFailures: 0 });
  expect((await send(server, 'notifications', { token })).status).toBe(200);
  expect((await send(server, 'notifications', { token: over })).status).toBe(401);
});

it('a clean-up asks as many times with more businesses, and writes nothing where nothing is old', async () => {
  const statements = recordStatements();
  const own = await testServer();
  const run = async () => {
    const made = await statements.during(() =>
      cleanUp({ orderDays: 90, stores: own.stores, storage: folderStorage(own) }),
    );
    // When other servers are told of changes is a matter of time.
    return made.filter((one) => !one.startsWith('select pg_notify'));
  };
  const before = await run();
  for (let nth = 0; nth < 5; nth += 1) await own.stores.businesses.create(`otra-${nth}`, { name: 'Otra' });
  const after = await run();
  await own.close();
  statements.stop();
  expect(after.length).toBe(before.length);
  expect(
    after.filter((one) => /^\s*delete from "(?:visits|visit_counts|sessions|deletions|price_history)"/.test(one)),
  ).toEqual([]);
});

it('[VISIT-5] visits are kept for 400 days', async () => {
  const visits = { kind: 'page', key: 'qr', hour: null, count: 1 } as const;
  for (const business of ['higuera', 'otra']) {
    await server.stores.visits.add(['2020-01-01', '9999-01-01'].map((day) => ({ ...visits, business, day })));
  }
  expect(await clean()).toMatchObject({ visits: 2 });
  expect(await allVisits(server.stores.visits, 'otra')).toMatchObject([{ day: '9999-01-01' }]);
});

it('[VISIT-10] a clean-up keeps months that are over for long as one count, and the counts stay', async () => {
  now = Date.parse('2026-11-21T15:00:00Z');
  const product = { business: 'higuera', kind: 'product', key: 'a', hour: null } as const;
  await server.stores.visits.add(
    ['2026-08-01', '2026-08-31', '2026-09-01'].map((day) => ({ ...product, day, count: 1 })),
  );
  expect(await clean()).toMatchObject({ visits: 0, compactedVisits: 2 });
  expect(await allVisits(server.stores.visits, 'higuera')).toMatchObject([{ key: 'a', count: 3 }]);
  expect(await clean()).toMatchObject({ compactedVisits: 0 });
});

it('old versions of remotes are deleted with their files', async () => {
  const storage = folderStorage(server);
  const change = { name: 'orders', built: {}, first: null, who: 'equipo', why: '', isUnchecked: false, group: null };
  for (let version = 1; version <= 6; version += 1) {
    await storage.put(`remotes/orders/${version}/entry.js`, Buffer.from('register();'));
    const release = { version: String(version), manifest: '', screens: [], team: '', contact: '', integrity: {} };
    await server.stores.remotes.publish({ ...change, release });
  }
  expect((await clean()).releases).toBe(0);
  now += 31 * DAY_MS;
  expect((await clean()).releases).toBe(1);
  expect(await storage.list('remotes/orders/1')).toEqual([]);
  expect(await storage.list('remotes/orders/2')).toHaveLength(1);
});

it('the clean-up runs at the start and logs one line', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  await server.session('owner');
  now += 31 * DAY_MS;
  await scheduleCleanUp(deps(), log)();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'cleaned up', sessions: expect.any(Number), files: 0 }),
  ]);
});

it('a failed clean-up logs one line', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const trash = { ...server.stores.trash, deleteOld: () => Promise.reject(new Error('SQLITE_BUSY')) };
  const { stores, ...rest } = deps();
  await scheduleCleanUp({ ...rest, stores: { ...stores, trash } }, log)();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'could not clean up' }),
  ]);
});
