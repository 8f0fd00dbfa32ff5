import { firstMode, firstModeSteps } from './menu-file/import-way.ts';
import { parseMenuFile, parseMenuFileSteps } from './menu-file/menu-file.ts';
import { menuToFile } from './menu-file/menu-to-file.ts';
import { menuToTable } from './menu-file/menu-to-table.ts';
import { planImport, planImportSteps } from './menu-file/plan-import.ts';
import { readTable, readTableSteps } from './menu-file/read-table.ts';
import { rowsToFile, rowsToFileSteps } from './menu-file/rows-to-file.ts';
import type { Steps } from './steps.ts';
import { menu } from './testing/testing.ts';

const MENU = menu(
  Array.from(
    { length: 50 },
    (_, main) => `Rubro ${main}: ${Array.from({ length: 100 }, (_, nth) => `Plato ${main} ${nth}`).join(',')}`,
  ).join('|'),
);
const SHEETS = [{ name: '', rows: menuToTable(MENU) }];
const { products } = readTable(SHEETS);
/** Without keys, by which all would be found at once. */
const { file } = rowsToFile(products.map((product) => ({ ...product, key: '' })));
const OWN = JSON.parse(JSON.stringify(menuToFile(MENU))) as unknown;
const target = () => {
  let keys = 0;
  return { business: MENU.key, newKey: () => `new${(keys += 1)}` };
};

function stepsOf<T>(steps: Steps<T>): { readonly count: number; readonly result: T } {
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done) return { count, result: step.value };
  }
}

describe('long work on a file of 5,000 products', () => {
  it.each([
    ['its table is read', () => readTableSteps(SHEETS), () => readTable(SHEETS), 100],
    ['its menu file is made', () => rowsToFileSteps(products), () => rowsToFile(products), 20],
    ['a file of ours is checked', () => parseMenuFileSteps(OWN), () => parseMenuFile(OWN), 50],
    ['its records are paired', () => firstModeSteps(MENU, file), () => firstMode(MENU, file), 40],
    [
      'an update is planned',
      () => planImportSteps(MENU, file, { mode: 'update' }, target()),
      () => planImport(MENU, file, { mode: 'update' }, target()),
      80,
    ],
    [
      'a replacement is planned',
      () => planImportSteps(MENU, file, { mode: 'replace' }, target()),
      () => planImport(MENU, file, { mode: 'replace' }, target()),
      100,
    ],
  ])('%s in steps, with the same result as at once', (_what, inSteps, atOnce, least) => {
    const { count, result } = stepsOf<unknown>(inSteps());
    expect(result).toEqual(atOnce());
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('[FILE-2] a file of ours with a fault is refused with the same issues in steps as at once', () => {
    const faulty = {
      ...(OWN as object),
      categories: [{ title: 'Barra', products: [{ title: 'Soda', price: 'caro' }] }, 7],
    };
    for (const one of [faulty, { ...faulty, currency: '€' }, { categories: 3 }, [], null, 'x'])
      expect(stepsOf(parseMenuFileSteps(one)).result).toEqual(parseMenuFile(one));
  });
});
