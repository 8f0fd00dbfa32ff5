import { allSteps, ANY_CATEGORY } from '@carta/domain';
import type { MenuFileContent } from '@carta/menu-file';
import { importedFile as steps, NO_DECISIONS } from './imported-file.ts';

const importedFile = (...args: Parameters<typeof steps>) => allSteps(steps(...args));

const table = (...lines: string[]): MenuFileContent => ({
  kind: 'table',
  details: [],
  sheets: [{ name: '', isText: true, rows: lines.map((line) => line.split(';')) }],
});

it('[FILE-15] the products that are imported and the rows that are left out add up to all', () => {
  const content = table('Rubro;Plato;Precio', 'Barra;Soda;900', 'Barra;Gin;consultar', 'Barra;;850');
  const { products, leftOut, table: read } = importedFile(content, NO_DECISIONS);
  expect([products, leftOut.length]).toEqual([1, 2]);
  const withoutPrice = new Set(read?.faults.filter(({ isPrice }) => isPrice).map(({ id }) => id));
  const marked = importedFile(content, { ...NO_DECISIONS, withoutPrice });
  expect([marked.products, marked.leftOut.map(({ message }) => message)]).toEqual([2, ['Falta el nombre']]);
});

it('[FILE-12] products without a category get the one that the owner writes, or that of an empty field', () => {
  const content = table('Plato;Precio', 'Soda;900');
  const titles = (category: string) =>
    importedFile(content, { ...NO_DECISIONS, category }).file?.categories.map(({ title }) => title);
  expect([titles('Bebidas'), titles('  ')]).toEqual([['Bebidas'], [ANY_CATEGORY]]);
});

it('a file that is no menu, and one without products, say why', () => {
  const why = (content: MenuFileContent) => importedFile(content, NO_DECISIONS).issues.map(({ message }) => message);
  expect(why({ kind: 'refused', message: 'No es un archivo de menú' })).toEqual(['No es un archivo de menú']);
  expect(why(table('Rubro;Plato;Precio', 'Barra;;'))).toEqual(['El archivo no tiene productos']);
});
