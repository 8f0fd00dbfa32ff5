import { menu } from '@carta/domain/testing';
import { menuPdfs } from './menu-pdfs.ts';

it('a menu is rendered once for all concurrent reads, and again after a failure', async () => {
  const renders: { readonly end: (bytes: Buffer) => void; readonly fail: (why: Error) => void }[] = [];
  const render = () => new Promise<Buffer>((end, fail) => renders.push({ end, fail }));
  const pdfOf = menuPdfs({ render, close: () => undefined });
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
