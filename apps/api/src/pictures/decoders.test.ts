import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { PICTURE_DECODER } from '../testing/picture-decoder.ts';
import { DecoderUnavailable } from './decoder.ts';
import { openDecoders, type Decoders, type DecodersOptions } from './decoders.ts';

let folder: string;
let ends: Server;
let opened: Decoders[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-decoders-'));
  ends = createServer().listen(0);
  opened = [];
});
afterEach(() => {
  for (const decoders of opened) decoders.close();
  ends.close();
  rmSync(folder, { recursive: true });
});

function open(options: DecodersOptions): Decoders {
  const decoders = openDecoders(options);
  opened.push(decoders);
  return decoders;
}

/** A program that answers each picture by `answer`, and holds a connection to us until it ends. */
function program(answer: string) {
  const file = path.join(folder, 'decoder.cjs');
  const { port } = ends.address() as AddressInfo;
  writeFileSync(
    file,
    `require('node:net').connect(${port}, () => process.send('ready')).on('error', () => {});
    process.on('disconnect', () => process.exit());
    process.on('message', ({ bytes }) => { ${answer} });`,
  );
  return { file };
}
const ANSWER_PID = 'process.send({ ok: true, value: [Buffer.from(String(process.pid))] })';

const job = (bytes: Uint8Array | string) => ({ bytes: Buffer.from(bytes), mostPixels: 1_000_000, widths: [50, 20] });
const textOf = (answer: Awaited<ReturnType<Decoders['decode']>>) => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.map((bytes) => Buffer.from(bytes).toString()).join();
};
const nextDecoder = async () => ((await once(ends, 'connection')) as [Socket])[0];

it('make a picture in the widths that are asked for', async () => {
  const answer = await open({ program: PICTURE_DECODER }).decode(job(await drawnPicture().png().toBuffer()));
  if (!answer.ok) throw new Error(answer.reason);
  const widths = await Promise.all(answer.value.map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(widths).toEqual([50, 20]);
});

it('are started for the first picture, kept for the next, and ended after their work', async () => {
  const connected = nextDecoder();
  const decoders = open({ program: program(ANSWER_PID), most: 1, idle: 1 });
  const first = decoders.decode(job('a'));
  const second = decoders.decode(job('b'));
  expect(textOf(await second)).toBe(textOf(await first));
  await once((await connected).resume(), 'close');
  expect(textOf(await decoders.decode(job('c')))).not.toBe(textOf(await first));
});

it('end when they are closed', async () => {
  const connected = nextDecoder();
  const decoders = open({ program: program(ANSWER_PID) });
  await decoders.decode(job('a'));
  decoders.close();
  await once((await connected).resume(), 'close');
});

it('are as many as they may be, and refuse what would wait too long', async () => {
  const decoders = open({ program: program(ANSWER_PID), most: 2, mostWaiting: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => decoders.decode(job('a'))));
  expect(answers.map((answer) => (answer.ok ? 'made' : answer.reason))).toEqual([
    ...['made', 'made', 'made', 'made', 'made'],
    ...['busy', 'busy', 'busy'],
  ]);
  expect(new Set(answers.filter(({ ok }) => ok).map(textOf)).size).toBe(2);
  expect((await decoders.decode(job('a'))).ok).toBe(true);
});

it.each([
  ['ends it', "process.kill(process.pid, 'SIGKILL')", undefined],
  ['ends it by an error', "throw new Error('out of memory')", undefined],
  ['never comes to an end', '', 1000],
])('refuse a picture that %s, and go on with the next', async (_what, answer, patience) => {
  const poisoned = program(`if (String(bytes) === 'poison') { ${answer} } else ${ANSWER_PID}`);
  const decoders = open({ program: { ...poisoned, ...(patience && { patience }) }, most: 1 });
  const [poison, next] = await Promise.all([decoders.decode(job('poison')), decoders.decode(job('a'))]);
  expect(poison).toEqual({ ok: false, reason: 'unsupported' });
  expect(next.ok).toBe(true);
});

it('say so where they cannot be started', async () => {
  const decoders = open({ program: { file: path.join(folder, 'nothing.cjs') }, most: 1 });
  await expect(decoders.decode(job('a'))).rejects.toThrow(DecoderUnavailable);
  await expect(decoders.decode(job('a'))).rejects.toThrow(DecoderUnavailable);
});

it('get nothing of the environment, where secrets may stand', async () => {
  process.env.A_SECRET = 'of the operator';
  const answer = 'process.send({ ok: true, value: [Buffer.from(JSON.stringify(process.env))] })';
  const env = JSON.parse(textOf(await open({ program: program(answer) }).decode(job('a')))) as object;
  delete process.env.A_SECRET;
  expect(Object.keys(env).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['VIPS_WARNING']);
});
