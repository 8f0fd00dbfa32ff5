import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderStorage } from '../storage/folder-storage.ts';
import { readPdf, textOf } from '../testing/read-pdf.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-pdf-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A server whose render process runs the statement `answer` for each job; without one, the real program. */
async function serve(answer?: string, options = {}): Promise<void> {
  const file = path.join(folder, 'program.cjs');
  const program = `let jobs = 0;
    process.on('disconnect', () => process.exit());
    process.on('message', ({ job }) => { jobs += 1; ${answer} });
    process.send('ready');`;
  writeFileSync(file, program);
  server = await testServer({ renderProcess: answer === undefined ? options : { program: { file }, ...options } });
  await server.setMenu('owner', 'Tapas: croquetas, ~bravas');
}
const NTH = 'process.send({ ok: true, value: Buffer.from(job.menu.key + jobs) })';

async function getPdf(headers: Record<string, string> = {}) {
  const cookie = `carta-session=${await server.session('owner')}`;
  return server.app.inject({ url: '/api/menus/higuera/pdf', headers: { cookie, ...headers } });
}

const INFO = 30;
const loggedWarnings = () => server.logLines().flatMap(({ level, msg }) => (level > INFO ? [msg] : []));

const edit = async (title: string, changes: object) => {
  const { key } = titled(await server.menuOf('owner'), title);
  const { status } = await send(server, 'updateItem', { body: { key, business: 'higuera', ...changes } });
  expect(status).toBe(200);
};

it('the PDF is an attachment that contains the uploaded pictures', async () => {
  await serve();
  const picture = await sharp({ create: { width: 480, height: 300, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  await folderStorage({ dataDir: server.dataDir }).put('higuera/abc-480.webp', picture);
  await server.stores.businesses.save('higuera', { logo: { url: '/files/higuera/abc.webp' } });
  const { statusCode, headers, rawPayload } = await getPdf();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="menu-higuera.pdf"',
    'cache-control': 'no-store',
  });
  const pdf = await readPdf(rawPayload);
  expect(pdf.pages[0]?.pictures).toBe(1);
  expect(textOf(pdf)).toContain('croquetas');
  expect(textOf(pdf)).not.toContain('bravas');
});

it('diners read the same PDF where the owner allows it, and else find no page', async () => {
  await serve(NTH);
  const read = (headers = {}) => server.app.inject({ url: '/m/higuera/menu.pdf', headers });
  expect((await read()).statusCode).toBe(404);
  await send(server, 'updateBusiness', { params: { businessKey: 'higuera' }, body: { publicPdf: true } });
  const { statusCode, headers, body } = await read();
  expect([statusCode, body]).toEqual([200, 'higuera1']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="menu-higuera.pdf"',
    'cache-control': 'no-cache',
  });
  expect((await read({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  expect((await server.app.inject('/m/nobody/menu.pdf')).statusCode).toBe(404);
});

it('concurrent and later requests share one rendering of a PDF', async () => {
  await serve(NTH);
  const [one, other] = await Promise.all([getPdf(), getPdf()]);
  expect([one.body, other.body, (await getPdf()).body]).toEqual(['higuera1', 'higuera1', 'higuera1']);
});

it('a PDF and its ETag change with what diners see, and with nothing else', async () => {
  await serve(NTH);
  const first = String((await getPdf()).headers.etag);
  const known = await getPdf({ 'if-none-match': first });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  await edit('bravas', { title: 'papas bravas' });
  expect((await getPdf({ 'if-none-match': first })).statusCode).toBe(304);
  await edit('croquetas', { title: 'croquetas de jamón' });
  const second = await getPdf({ 'if-none-match': first });
  expect([second.statusCode, second.body]).toEqual([200, 'higuera2']);
  expect(second.headers.etag).not.toBe(first);
});

it('the server answers other requests while it renders a PDF', async () => {
  await serve();
  const titles = Array.from({ length: 400 }, (_, item) => `plato ${item}`);
  await server.setMenu('owner', `Tapas: ${titles.join(', ')}`);
  const answered: string[] = [];
  const pdf = getPdf().then(({ statusCode }) => answered.push(`pdf ${statusCode}`));
  for (let nth = 0; nth < 3; nth += 1) {
    const { statusCode } = await server.app.inject('/healthz');
    answered.push(`health ${statusCode}`);
  }
  await pdf;
  expect(answered).toEqual(['health 200', 'health 200', 'health 200', 'pdf 200']);
});

it.each([
  ['exits', 'process.exit(1)', {}],
  ['reports a failure', "process.send({ ok: false, failure: 'no paper' })", {}],
  ['takes too long', '', { timeout: 500 }],
])(
  'a request for a PDF gets 503 and a line in the log if the render process %s, and the next request tries again',
  async (_what, answer, options) => {
    const once = path.join(folder, 'once');
    await serve(`if (require('node:fs').existsSync(${JSON.stringify(once)})) { ${NTH} } else { ${answer} }`, options);
    const [failed, shared] = await Promise.all([getPdf(), send(server, 'menuPdf')]);
    expect([failed.statusCode, failed.json()]).toMatchObject([503, { error: true, code: 'unavailable' }]);
    expect([shared.status, shared.headers['content-disposition']]).toEqual([503, undefined]);
    expect(loggedWarnings()).toEqual(Array(2).fill(expect.stringContaining('the pdf process failed')));
    writeFileSync(once, '');
    expect((await getPdf()).statusCode).toBe(200);
  },
);
