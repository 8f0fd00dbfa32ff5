import { keptPictures } from './kept-pictures.ts';
import { menu } from '../testing/menu.ts';

/** Every record has a picture that is called like the record's key. */
function recordsOf(written: string, prefix: string) {
  const { categoriesL1, categoriesL2, items } = menu(written);
  const renamed = <T extends { key: string; parent?: string | undefined }>(record: T) => ({
    ...record,
    key: `${prefix} ${record.key}`,
    ...(record.parent !== undefined && { parent: `${prefix} ${record.parent}` }),
    image: { url: `/files/${record.key}` },
  });
  return { categories: [...categoriesL1, ...categoriesL2].map(renamed), items: items.map(renamed) };
}

function keptTitles(before: string, after: string) {
  const fresh = recordsOf(after, 'new');
  const kept = keptPictures(recordsOf(before, 'old'), fresh);
  return [...fresh.categories, ...fresh.items].filter(({ key }) => kept.has(key)).map(({ title }) => title);
}

it('[FILE-6] a record with the same title in the same place keeps its picture', () => {
  const kept = keptTitles(
    'Cocina > Entradas: rabas, bife | Postres: flan',
    'Cocina > Entradas: rabas | Postres: flan, bife',
  );
  expect(kept).toEqual(['Cocina', 'Postres', 'Entradas', 'rabas', 'flan']);
});

it('[FILE-6] an item never gets the picture of a category', () => {
  expect(keptTitles('Cocina > Flan: rabas', 'Cocina: Flan')).toEqual(['Cocina']);
});

it('[FILE-6] records with the same title keep their pictures in order', () => {
  const before = recordsOf('Postres: flan, flan', 'old');
  const after = recordsOf('Postres: flan, flan, flan', 'new');
  const kept = keptPictures(before, after);
  expect(after.items.map(({ key }) => kept.get(key))).toEqual([
    ...before.items.map(({ image }) => image.url),
    undefined,
  ]);
});

it('[FILE-6] keeping the pictures of 40,000 records with the same title reads each title a few times', () => {
  const [postres] = recordsOf('Postres', 'old').categories;
  const [flan] = recordsOf('Postres: flan', 'old').items;
  let reads = 0;
  const items = Array.from({ length: 40_000 }, (_, nth) => ({
    ...flan!,
    ...{ key: `flan-${nth}`, parent: postres!.key },
    get title() {
      reads += 1;
      return 'flan';
    },
  }));
  const many = { categories: [postres!], items };
  expect(keptPictures(many, many).size).toBe(40_001);
  expect(reads).toBeLessThanOrEqual(8 * items.length);
});
