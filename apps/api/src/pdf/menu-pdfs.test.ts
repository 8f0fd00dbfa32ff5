import { menu } from '@carta/domain/testing';
import type { RenderJob } from '../rendering/render-job.ts';
import { menuPdfs } from './menu-pdfs.ts';

const LAST_MINUTE = Date.parse('2026-11-23T02:59:00Z');

it('a PDF has the day of the restaurant, and is another one on the next day', async () => {
  let now = LAST_MINUTE;
  const days: unknown[] = [];
  const render = async (job: RenderJob) => Buffer.from(String(days.push('today' in job && job.today)));
  const pdfOf = menuPdfs({ render, close: () => undefined }, () => now);
  const read = async () => {
    const { version, read: readBytes } = pdfOf(menu('Tapas: croquetas'));
    await readBytes();
    return version;
  };
  const first = await read();
  expect(await read()).toBe(first);
  now += 60_000;
  expect(await read()).not.toBe(first);
  expect(days).toEqual(['2026-11-22', '2026-11-23']);
});

it('a menu is rendered once for all concurrent reads, and again after a failure', async () => {
  const renders: { readonly end: (bytes: Buffer) => void; readonly fail: (why: Error) => void }[] = [];
  const render = () => new Promise<Buffer>((end, fail) => renders.push({ end, fail }));
  const pdfOf = menuPdfs({ render, close: () => undefined }, () => 0);
  const read = () => pdfOf(menu('Tapas: croquetas')).read();

  const failing = [read(), read()];
  expect(renders).toHaveLength(1);
  renders[0]?.fail(new Error('no paper'));
  for (const failed of failing) await expect(failed).rejects.toThrow('no paper');

  const reads = [read(), read()];
  expect(renders).toHaveLength(2);
  renders[1]?.end(Buffer.from('%PDF'));
  expect((await Promise.all([...reads, read()])).map(String)).toEqual(['%PDF', '%PDF', '%PDF']);
  expect(renders).toHaveLength(2);
});
