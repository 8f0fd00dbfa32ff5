import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Announcement, Announcements } from '@carta/domain';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await testServer();
  folder = path.join(server.dataDir, 'content');
  mkdirSync(folder);
});
afterEach(() => server.close());

const news = (fields: Partial<Announcement> = {}): Announcement => ({
  tag: 'Novedad',
  slug: 'pedidos',
  title: 'Pedidos',
  content: '<p>Ya está</p>',
  show: true,
  ...fields,
});
const put = (name: string, content: unknown) =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const manuals = [{ title: 'Cómo cargar un producto', url: 'https://video.test/1' }];

const get = (call: 'manuals' | 'announcements', headers = {}) => send(server, call, { as: null, headers });
const loggedProblems = () => server.logged().match(/content cannot be read.*/g) ?? [];

describe('manuals and announcements', () => {
  it('manuals and announcements are served to anybody as the files contain them', async () => {
    put('manuals.json', { manuals });
    put('announcements.json', { announcements: [news(), news({ slug: 'oculto', show: false })] });
    expect((await get('manuals')).body).toEqual({ manuals });
    expect((await get('announcements')).body).toEqual({
      announcements: [news(), news({ slug: 'oculto', show: false })],
    });
    expect(loggedProblems()).toEqual([]);
  });

  it('[NEWS-8] announcements are cleaned before they are served', async () => {
    put('announcements.json', { announcements: [news({ content: '<p>Hola<script>alert(1)</script></p>' })] });
    expect((await get('announcements')).body).toEqual({ announcements: [news({ content: '<p>Hola</p>' })] });
  });

  it('manuals and announcements have an ETag and are compressed', async () => {
    put('announcements.json', { announcements: [news({ content: 'hola '.repeat(500) })] });
    const first = await get('announcements');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\/"/) });
    const again = await get('announcements', { 'if-none-match': first.headers.etag });
    expect([again.status, again.body]).toEqual([304, undefined]);
    const small = await server.app.inject({
      url: '/content/announcements.json',
      headers: { 'accept-encoding': 'br' },
    });
    expect([small.headers['content-encoding'], small.rawPayload.length < 500]).toEqual(['br', true]);
  });

  it('a changed or replaced file is read again', async () => {
    put('manuals.json', { manuals });
    const { etag } = (await get('manuals')).headers;
    put('manuals.json', { manuals: [...manuals, ...manuals] });
    const changed = await get('manuals', { 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, body: { manuals: { length: 2 } } });
    put('draft', { manuals: [] });
    renameSync(path.join(folder, 'draft'), path.join(folder, 'manuals.json'));
    expect((await get('manuals')).body).toEqual({ manuals: [] });
  });

  it.each<[string, string | null]>([
    ['missing', null],
    ['not JSON', '{"announcements": ['],
    ['another object', '{"manuals": []}'],
    ['invalid in one place', JSON.stringify({ announcements: [news(), { ...news({ slug: 'b' }), show: 'no' }] })],
  ])('a file that is %s gives an empty list and one line in the log', async (_, content) => {
    if (content !== null) put('announcements.json', content);
    for (let times = 0; times < 3; times += 1) {
      expect(await get('announcements')).toMatchObject({ status: 200, body: { announcements: [] } });
    }
    expect(loggedProblems()).toHaveLength(1);
    put('announcements.json', '[');
    await Promise.all([get('announcements'), get('announcements')]);
    expect(loggedProblems()).toHaveLength(2);
  });

  it('the log names the first invalid field, and the corrected file is served', async () => {
    put('announcements.json', { announcements: [news(), news()] });
    await get('announcements');
    expect(loggedProblems().join()).not.toContain('\\n');
    expect(server.logged()).toMatch(/announcements\.json: announcements\[1\]\.slug: Otro anuncio ya lo tiene/);
    put('announcements.json', { announcements: [news()] });
    expect((await get('announcements')).body).toEqual({ announcements: [news()] });
    rmSync(path.join(folder, 'announcements.json'));
    expect((await get('announcements')).body).toEqual({ announcements: [] });
  });
});

describe('replacing a file', () => {
  it('a replaced file is served at once and leaves no temporary file', async () => {
    rmSync(folder, { recursive: true });
    await server.stores.content.manuals.write({ manuals });
    expect(readdirSync(folder)).toEqual(['manuals.json']);
    expect((await get('manuals')).body).toEqual({ manuals });
  });

  it('a reader never sees a partly written file', async () => {
    const long = (title: string) => ({ announcements: [news({ title, content: title.repeat(15_000) })] });
    const file = server.stores.content.announcements;
    await file.write(long('a'));
    for (let times = 0; times < 20; times += 1) {
      const writing = file.write(long(times % 2 ? 'a' : 'b'));
      const reads = await Promise.all(Array.from({ length: 5 }, () => get('announcements')));
      await writing;
      for (const { body } of reads) expect((body as Announcements).announcements).toHaveLength(1);
    }
    expect(loggedProblems()).toEqual([]);
  });

  it('a failed replacement keeps the former file and leaves no temporary file', async () => {
    await server.stores.content.manuals.write({ manuals });
    rmSync(path.join(folder, 'manuals.json'));
    mkdirSync(path.join(folder, 'manuals.json'));
    await expect(server.stores.content.manuals.write({ manuals: [] })).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['manuals.json']);
  });
});
