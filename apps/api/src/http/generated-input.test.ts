import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { text } from 'node:stream/consumers';
import { ApiError, calls, type CallName } from '@carta/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import { badRequest, injectOf } from '../testing/bad-requests.ts';
import { CALL_NAMES, GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import type { CallRequest } from '../testing/send.ts';
import { testServer, type Person, type TestServer } from '../testing/test-server.ts';

const REQUESTS = 10_000;
/** Without `LONG=1` as many as it can send in this time, in ms. */
const BUDGET = 8000;
/** `SEED=…` sets another one; a failure names its own. */
const SEED = Number(process.env.SEED ?? 20_261_121);
/** Number of requests after which menu and session are reset. */
const RESET_INTERVAL = 50;
/** In ms; a slower request counts as hanging. */
const TIMEOUT = 20_000;
/** Requests until everything that is loaded on first use is loaded. */
const WARM_UP = 2000;
/** Growth of the heap for each request after the warm-up, in bytes. Over few requests it says more of the machine than of a leak. */
const MAX_GROWTH = 1500;

jest.setTimeout(300_000);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ keepsLog: false });
});
afterAll(() => server.close());

/** Returns the body of an answer; '' for an event stream, which does not end. */
async function bodyOf(response: Response): Promise<string> {
  if (!String(response.headers['content-type']).startsWith('text/event-stream')) return text(response.stream());
  response.stream().destroy();
  return '';
}

interface Caller {
  readonly token: string | undefined;
  readonly good: Readonly<Record<CallName, CallRequest>>;
}

async function caller(as: Person | null): Promise<Caller> {
  const person = as ?? 'owner';
  const menu = await setGoodMenu(server, person);
  const good = CALL_NAMES.map((name) => [name, GOOD_REQUESTS[name](menu, person)]);
  return {
    token: as === null ? undefined : await server.session(as),
    good: Object.fromEntries(good) as Caller['good'],
  };
}

it('no generated request causes a server error or a hanging answer, and all of them no memory leak', async () => {
  const callers = new Map<Person | null, Caller>();
  const heap: number[] = [];
  let sent = 0;
  const end = performance.now() + BUDGET;
  const property = fc.asyncProperty(badRequest, async ({ name, as, change }) => {
    if (!process.env.LONG && performance.now() > end) return;
    if (sent % RESET_INTERVAL === 0) callers.clear();
    const { token, good } = callers.get(as) ?? (await caller(as));
    callers.set(as, { token, good });
    const response = await server.app.inject({ ...injectOf(name, good[name], change, token), payloadAsStream: true });
    const body = await bodyOf(response);
    // As the end of a connection does; without it, a body that nobody read counts as still arriving.
    response.raw.res.req.emit('close');
    expect(response.statusCode).toBeLessThan(500);
    // Other addresses answer with a page.
    if (response.statusCode >= 400 && calls[name].path.startsWith('/api/')) ApiError.parse(JSON.parse(body));
    if (name === 'logout') callers.delete(as);
    sent += 1;
    if (sent === WARM_UP || sent === REQUESTS) {
      collectGarbage();
      heap.push(process.memoryUsage().heapUsed);
    }
  });
  console.info(`SEED=${SEED}`);
  await fc.assert(property, { numRuns: REQUESTS, seed: SEED, timeout: TIMEOUT });
  console.info(`${sent} of ${REQUESTS} requests`);
  if (!process.env.LONG) return;
  expect(sent).toBe(REQUESTS);
  expect(heap).toHaveLength(2);
  expect(heap[1]! - heap[0]!).toBeLessThan(MAX_GROWTH * (REQUESTS - WARM_UP));
});
