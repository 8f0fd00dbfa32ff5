import { keptRecords } from './kept-records.ts';
import { menu } from '../testing/menu.ts';

/** The records of a menu, with keys that begin with the prefix. */
function recordsOf(written: string, prefix: string) {
  const { categoriesL1, categoriesL2, items } = menu(written);
  const renamed = <T extends { key: string; parent?: string | undefined }>(record: T) => ({
    ...record,
    key: `${prefix} ${record.key}`,
    ...(record.parent !== undefined && { parent: `${prefix} ${record.parent}` }),
  });
  return { categories: [...categoriesL1, ...categoriesL2].map(renamed), items: items.map(renamed) };
}

function keptTitles(before: string, after: string) {
  const fresh = recordsOf(after, 'new');
  const kept = keptRecords(recordsOf(before, 'old'), fresh);
  return [...fresh.categories, ...fresh.items].filter(({ key }) => kept.has(key)).map(({ title }) => title);
}

it('[FILE-6] a record with the same title in the same place continues the old one', () => {
  const kept = keptTitles(
    'Cocina > Entradas: rabas, bife | Postres: flan',
    'Cocina > Entradas: rabas | Postres: flan, bife',
  );
  expect(kept).toEqual(['Cocina', 'Postres', 'Entradas', 'rabas', 'flan']);
});

it('[FILE-6] an item never continues a category', () => {
  expect(keptTitles('Cocina > Flan: rabas', 'Cocina: Flan')).toEqual(['Cocina']);
});

it('[FILE-6] records with the same title continue the old ones in order', () => {
  const before = recordsOf('Postres: flan, flan', 'old');
  const after = recordsOf('Postres: flan, flan, flan', 'new');
  const kept = keptRecords(before, after);
  expect(after.items.map(({ key }) => kept.get(key))).toEqual([...before.items, undefined]);
});

it('[FILE-6] continuing 40,000 records with the same title reads each title a few times', () => {
  const [postres] = recordsOf('Postres', 'old').categories;
  const [flan] = recordsOf('Postres: flan', 'old').items;
  let reads = 0;
  const items = Array.from({ length: 40_000 }, (_, nth) => ({
    ...flan!,
    key: `flan-${nth}`,
    parent: postres!.key,
    get title() {
      reads += 1;
      return 'flan';
    },
  }));
  const many = { categories: [postres!], items };
  expect(keptRecords(many, many).size).toBe(40_001);
  expect(reads).toBeLessThanOrEqual(8 * items.length);
});
