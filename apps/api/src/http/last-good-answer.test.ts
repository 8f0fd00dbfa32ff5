import { MINUTE_MS } from '@carta/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { AnswerCache, LAST_GOOD_FOR } from './answer-cache.ts';

const CLOSED = Object.assign(new Error('closed'), { code: 'POSTGRES_UNREACHABLE' });
const DEFECT = new Error('a defect');

let app: FastifyInstance;
let now: number;
let failure: Error | null;
let version: string | undefined;
let isThere: boolean;

beforeEach(() => {
  now = Date.UTC(2026, 10, 24, 12, 0, 30);
  failure = null;
  version = '1';
  isThere = true;
  const answers = new AnswerCache({ now: () => now, keeps: true });
  app = Fastify();
  const serve = (url: string, lastGoodFor?: number) =>
    app.get(url, async (request, reply) => {
      const isSent = await answers.send(request, reply, {
        name: url,
        version: async () => {
          if (failure) throw failure;
          return version;
        },
        make: async () =>
          isThere ? { text: `made at ${now}`, type: 'text/plain', etag: `W/"${version}"`, headers: {} } : null,
        ...(lastGoodFor !== undefined && { lastGoodFor }),
      });
      return isSent ? reply : reply.code(404).send();
    });
  serve('/diners', LAST_GOOD_FOR);
  serve('/owners');
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('while the database does not answer', () => {
  it('diners get the last good answer with its age since it was known to be current', async () => {
    const good = await get('/diners');
    now += MINUTE_MS;
    expect((await get('/diners')).headers.age).toBeUndefined();
    failure = CLOSED;
    now += 9 * MINUTE_MS + 999;
    const last = await get('/diners', { 'accept-encoding': 'identity' });
    expect([last.statusCode, last.body, last.headers.age]).toEqual([200, good.body, '540']);
    const known = await get('/diners', { 'if-none-match': String(good.headers.etag) });
    expect([known.statusCode, known.headers.age]).toEqual([304, '540']);
    failure = null;
    version = '2';
    const again = await get('/diners');
    expect([again.body, again.headers.age]).toEqual([`made at ${now}`, undefined]);
  });

  it('diners get it for ten minutes and no longer', async () => {
    await get('/diners');
    failure = CLOSED;
    now += 10 * MINUTE_MS;
    expect((await get('/diners')).statusCode).toBe(200);
    now += 1;
    expect((await get('/diners')).statusCode).toBe(500);
  });

  it.each<[string, () => void]>([
    ['a deleted business', () => (version = undefined)],
    ['a hidden product', () => ([version, isThere] = ['2', false])],
  ])('nobody gets the last good answer of %s', async (_what, remove) => {
    await get('/diners');
    remove();
    expect((await get('/diners')).statusCode).toBe(404);
    failure = CLOSED;
    expect((await get('/diners')).statusCode).toBe(500);
  });

  it('owners get no old answer, not even one of this moment', async () => {
    await get('/owners');
    failure = CLOSED;
    expect((await get('/owners')).statusCode).toBe(500);
  });

  it('nobody gets what was not asked for before, and owners get no old answer', async () => {
    await get('/owners');
    failure = CLOSED;
    now += 1;
    expect((await get('/owners')).statusCode).toBe(500);
    expect((await get('/diners')).statusCode).toBe(500);
  });
});

it('a defect is no reason for an old answer', async () => {
  await get('/diners');
  failure = DEFECT;
  expect((await get('/diners')).statusCode).toBe(500);
});
