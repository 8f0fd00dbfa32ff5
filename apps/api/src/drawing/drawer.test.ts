import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DRAWING_PROGRAM } from '../testing/drawing-program.ts';
import { DrawingUnavailable, openDrawer, type Drawer, type DrawerOptions } from './drawer.ts';
import type { QrJob } from './drawing-job.ts';

let folder: string;
let alive: Server;
let opened: Drawer[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-drawer-'));
  alive = createServer().listen(0);
  opened = [];
});
afterEach(() => {
  for (const drawer of opened) drawer.close();
  alive.close();
  rmSync(folder, { recursive: true });
});

function open(options: Partial<DrawerOptions>): Drawer {
  const drawer = openDrawer({ ...DRAWING_PROGRAM, dataDir: folder, ...options });
  opened.push(drawer);
  return drawer;
}

/** A program that answers each job by `answer`, and holds a connection to us until it ends. */
function program(answer: string): Partial<DrawerOptions> {
  const file = path.join(folder, 'program.cjs');
  const { port } = alive.address() as AddressInfo;
  writeFileSync(
    file,
    `require('node:net').connect(${port}).on('error', () => {});
    process.on('disconnect', () => process.exit());
    process.on('message', ({ id, job }) => { ${answer} });`,
  );
  return { file, execArgv: [] };
}
const ANSWER_PID = 'process.send({ id, bytes: Buffer.from(String(process.pid)) })';
const newProcess = async () => ((await once(alive, 'connection')) as [Socket])[0].resume();

const job = (text = 'https://carta.test/m/higuera'): QrJob => ({
  ...{ kind: 'qr', format: 'svg', text, color: '#8a1f44', logo: '' },
});

it('draws in a process of its own', async () => {
  expect(String(await open({}).draw(job()))).toMatch(/^<svg /);
});

it('starts it for the first drawing, keeps it for the next, and ends it after their work', async () => {
  const started = newProcess();
  const drawer = open({ ...program(ANSWER_PID), idle: 1 });
  const [first, second] = await Promise.all([drawer.draw(job()), drawer.draw(job())]);
  expect(String(first)).toBe(String(second));
  expect(Number(first)).not.toBe(process.pid);
  await once(await started, 'close');
  expect(String(await drawer.draw(job()))).not.toBe(String(first));
});

it('ends it when it is closed', async () => {
  const started = newProcess();
  const drawer = open(program(ANSWER_PID));
  await drawer.draw(job());
  drawer.close();
  await once(await started, 'close');
});

it('gives the process nothing of our environment', async () => {
  const drawer = open(program('process.send({ id, bytes: Buffer.from(Object.keys(process.env).join()) })'));
  expect(String(await drawer.draw(job()))).not.toContain('PATH');
});

it.each([
  ['kills it', "process.kill(process.pid, 'SIGKILL')", 'the process ended with SIGKILL', {}],
  ['ends it', 'process.exit(3)', 'the process ended with 3', {}],
  ['never comes to an end', '', 'it took more than 3000 ms', { patience: 3000 }],
])('fails where a drawing %s, and goes on with the next', async (_what, answer, why, options) => {
  const poisoned = program(`if (job.text === 'poison') { ${answer} } else ${ANSWER_PID}`);
  const drawer = open({ ...poisoned, ...options });
  await expect(drawer.draw(job('poison'))).rejects.toThrow(new DrawingUnavailable(why));
  expect(Number(await drawer.draw(job()))).toBeGreaterThan(0);
});

it('fails with what the process says, which goes on', async () => {
  const answer = "job.text === 'poison' ? process.send({ id, failure: 'no paper' })";
  const drawer = open(program(`${answer} : ${ANSWER_PID}`));
  const before = await drawer.draw(job());
  await expect(drawer.draw(job('poison'))).rejects.toThrow('no paper');
  expect(String(await drawer.draw(job()))).toBe(String(before));
});

it('fails where it cannot be started', async () => {
  const file = path.join(folder, 'ends.cjs');
  writeFileSync(file, 'process.exit(1)');
  await expect(open({ file }).draw(job())).rejects.toThrow(DrawingUnavailable);
});
