import { menu } from '@carta/domain/testing';
import { DrawingUnavailable } from '../drawing/drawer.ts';
import { menuPdfs } from './menu-pdfs.ts';

/** A drawer that draws when it is told to. */
function heldDrawer() {
  const begun: { readonly key: string; readonly end: (bytes: Buffer) => void; readonly fail: (why: Error) => void }[] =
    [];
  const draw = (job: { menu: { key: string } }) =>
    new Promise<Buffer>((end, fail) => begun.push({ key: job.menu.key, end, fail }));
  const pdfOf = menuPdfs({ draw: draw as never, close: () => undefined });
  return { begun, read: (key: string) => pdfOf(menu('Tapas: croquetas', { key })).read() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const BYTES = Buffer.from('%PDF');

it('draws one menu after the other, so that none spends its patience in the line; a failure holds up nobody', async () => {
  const { begun, read } = heldDrawer();
  const [first, second] = [read('uno'), read('dos')];
  expect(begun.map(({ key }) => key)).toEqual(['uno']);
  begun[0]?.fail(new DrawingUnavailable('no paper'));
  await expect(first).rejects.toThrow('no paper');
  await settled();
  expect(begun.map(({ key }) => key)).toEqual(['uno', 'dos']);
  begun[1]?.end(BYTES);
  expect(await second).toEqual(BYTES);
});

it('is unavailable at once to the next where twenty wait, and to nobody who asks for one of those', async () => {
  const { begun, read } = heldDrawer();
  const asked = Array.from({ length: 21 }, (_, nth) => read(`bar-${nth}`));
  await expect(read('tarde')).rejects.toThrow(DrawingUnavailable);
  const shared = read('bar-20');
  for (let nth = 0; nth < asked.length; nth += 1) {
    begun[nth]?.end(Buffer.from(`${nth}`));
    await asked[nth];
    await settled();
  }
  expect(String(await shared)).toBe('20');
  const late = read('tarde');
  begun[21]?.end(BYTES);
  expect(await late).toEqual(BYTES);
});
