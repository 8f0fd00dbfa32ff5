import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  JobFailed,
  openProcessPool,
  PoolBusy,
  ProcessUnavailable,
  type ProcessPool,
  type ProcessPoolOptions,
} from './process-pool.ts';

type Job = { readonly text: string };
type Pool = ProcessPool<Job, string>;

let folder: string;
/** Each process of a test holds a connection to it until the process ends. */
let alive: Server;
let pools: Pool[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-pool-'));
  alive = createServer().listen(0);
  pools = [];
});
afterEach(() => {
  for (const pool of pools) pool.close();
  alive.close();
  rmSync(folder, { recursive: true });
});

/** A pool whose processes run the statement `answer` for each job. */
function open(answer: string, options: Partial<ProcessPoolOptions> = {}): Pool {
  const file = path.join(folder, 'program.cjs');
  const { port } = alive.address() as AddressInfo;
  writeFileSync(
    file,
    `require('node:net').connect(${port}, () => process.send('ready')).on('error', () => {});
    const answer = (value) => process.send({ ok: true, value });
    process.on('disconnect', () => process.exit());
    process.on('message', ({ job: { text } = {} }) => { if (text !== undefined) { ${answer} } });`,
  );
  const pool: Pool = openProcessPool({ name: 'test program', program: { file }, size: 1, maxWaiting: 10, ...options });
  pools.push(pool);
  return pool;
}

const PID = 'answer(String(process.pid))';
const job = (text = 'good') => ({ text });
const newProcess = async () => ((await once(alive, 'connection')) as [Socket])[0].resume();

it('a process is started for the first job, kept for the next, and ended when it is idle', async () => {
  const started = newProcess();
  const pool = open(PID, { idleTimeout: 1 });
  const [first, second] = await Promise.all([pool.run(job()), pool.run(job())]);
  expect(second).toBe(first);
  expect(Number(first)).not.toBe(process.pid);
  await once(await started, 'close');
  expect(await pool.run(job())).not.toBe(first);
});

it('a pool that is closed ends its processes', async () => {
  const started = newProcess();
  const pool = open(PID);
  await pool.run(job());
  pool.close();
  await once(await started, 'close');
});

it('a pool runs as many processes as its size, and refuses a job if too many wait', async () => {
  const pool = open(PID, { size: 2, maxWaiting: 3 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => pool.run(job())));
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(values).toHaveLength(5);
  expect(new Set(values).size).toBe(2);
  expect(failures).toEqual(Array(3).fill(expect.any(PoolBusy)));
  expect(Number(await pool.run(job()))).toBeGreaterThan(0);
});

it('a job waits for the first jobs of other businesses, not for all that one of them has sent', async () => {
  const pool = open('answer(text)', { maxWaiting: 40 });
  const done: string[] = [];
  const run = async (text: string, business: string) => done.push(await pool.run(job(text), business));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((text) => run(text, 'a')),
    ...['b1', 'b2'].map((text) => run(text, 'b')),
    run('c1', 'c'),
  ]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('the jobs of one business take at most a quarter of the places to wait in', async () => {
  const pool = open('answer(text)', { maxWaiting: 8 });
  const runs = await Promise.allSettled(Array.from({ length: 6 }, () => pool.run(job(), 'a')));
  expect(runs.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(3).fill('rejected')]);
  expect(await pool.run(job('good'), 'a')).toBe('good');
});

it.each([
  ['kills its process', "process.kill(process.pid, 'SIGKILL')", 'ended with SIGKILL', {}],
  ['ends its process', 'process.exit(3)', 'ended with 3', {}],
  ['throws where nothing catches it', "throw new Error('out of memory')", 'out of memory', {}],
  ['answers with a failure', "process.send({ ok: false, failure: 'no paper' })", 'no paper', {}],
  ['takes longer than the timeout', '', 'ended with SIGKILL', { timeout: 200 }],
])('a job that %s fails alone: the pool runs the next', async (_what, answer, message, options) => {
  const pool = open(`if (text === 'bad') { ${answer} } else ${PID}`, options);
  const [bad, next] = await Promise.allSettled([pool.run(job('bad')), pool.run(job())]);
  expect(bad).toMatchObject({ reason: expect.any(JobFailed) });
  expect(bad).toMatchObject({ reason: { message: expect.stringContaining(message) } });
  expect(next.status).toBe('fulfilled');
});

it('a process that answers with a failure runs the next job', async () => {
  const pool = open(`if (text === 'bad') process.send({ ok: false, failure: 'no paper' }); else ${PID}`);
  const before = await pool.run(job());
  await expect(pool.run(job('bad'))).rejects.toThrow('the test program failed: no paper');
  expect(await pool.run(job())).toBe(before);
});

it('a program that cannot be started fails every job with its complaint', async () => {
  const pool = open('', { program: { file: path.join(folder, 'nothing.cjs') } });
  for (const text of ['first', 'second']) {
    const failed = pool.run(job(text));
    await expect(failed).rejects.toThrow(ProcessUnavailable);
    await expect(failed).rejects.toThrow('Cannot find module');
  }
});

it('a process does not get the server’s environment, which may contain secrets', async () => {
  process.env.A_SECRET = 'of the operator';
  const pool = open('answer(Object.keys(process.env).join())');
  const names = (await pool.run(job())).split(',');
  delete process.env.A_SECRET;
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['VIPS_WARNING']);
});

it('a job is answered what it asks while it runs', async () => {
  const pool = open(
    `process.once('message', ({ answer }) => process.send(answer)); process.send({ id: 1, question: text })`,
    {
      answer: async (question) => {
        if (question === 'unknown') throw new Error('nobody knows');
        return `${String(question)}: yes`;
      },
    },
  );
  expect(await pool.run(job('ready?'))).toBe('ready?: yes');
  await expect(pool.run(job('unknown'))).rejects.toThrow('nobody knows');
});
