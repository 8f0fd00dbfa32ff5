import { menu } from '@carta/domain/testing';
import { menuToFile } from '@carta/domain';
import { readMenuFile } from './read-menu-file.ts';

/** jsdom's blobs have no `text()`. */
const file = (text: string) => Object.assign(new Blob([text]), { text: () => Promise.resolve(text) });
const issuesOf = async (text: string) => {
  const read = await readMenuFile(file(text));
  return read.ok ? [] : read.issues;
};

it('[FILE-2] readMenuFile reads an exported file', async () => {
  const exported = menuToFile(menu('Cocina > Entradas: rabas | Postres: flan'));
  expect(await readMenuFile(file(JSON.stringify(exported)))).toEqual({ ok: true, value: exported });
});

it.each(['', '{', 'título;precio'])('[FILE-2] readMenuFile refuses %j, which is no menu file', async (text) => {
  const [issue] = await issuesOf(text);
  expect(issue).toEqual({ path: '', message: expect.stringContaining('No es un archivo de menú') as string });
});

it('[FILE-2] readMenuFile returns the path of every issue', async () => {
  const text = '{"currency":"€","categories":[{"title":"Cocina","products":[{"title":"Flan","price":"caro"}]}]}';
  expect((await issuesOf(text)).map(({ path }) => path)).toEqual(['currency', 'categories[0].products[0].price']);
});

it('readMenuFile refuses a file that is larger than the server accepts', async () => {
  const [issue] = await issuesOf(' '.repeat(5_000_001));
  expect(issue?.message).toBe('Lo que se envió es demasiado grande');
});
