import fc from 'fast-check';
import { menuFileChanges } from './menu-file-changes.ts';
import { menuToFile } from './menu-to-file.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';

const STORED = menu('Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife | Postres: flan');

const words = ({ path, title }: { path: readonly string[]; title: string }) => [...path, title].join(' > ');
function changesBy(written: string, replace: boolean, prices: Record<string, string> = {}) {
  const file = menuToFile(menu(written));
  for (const main of file.categories)
    for (const { products = [] } of [main, ...(main.categories ?? [])])
      for (const item of products) item.price = prices[item.title] ?? item.price;
  const { added, removed, repriced } = menuFileChanges(STORED, file, { replace });
  return { added: added.map(words), removed: removed.map(words), repriced };
}

describe('menuFileChanges', () => {
  it('[FILE-5] a file that is added changes no existing record', () => {
    expect(changesBy('Postres: flan, helado', false)).toEqual({
      added: ['Postres', 'Postres > flan', 'Postres > helado'],
      removed: [],
      repriced: [],
    });
  });

  it('[FILE-5] a file that replaces the menu keeps records with the same title in the same place', () => {
    expect(changesBy('Cocina > Entradas: provoleta, rabas | Postres: flan | Vinos', true)).toEqual({
      added: ['Cocina > Entradas > rabas', 'Vinos'],
      removed: ['Cocina > Entradas > empanadas', 'Cocina > Platos', 'Cocina > Platos > bife'],
      repriced: [],
    });
  });

  it('[FILE-5] a title in another place is another record', () => {
    const { added, removed } = changesBy('Cocina: flan', true);
    expect(added).toEqual(['Cocina > flan']);
    expect(removed).toContain('Postres > flan');
  });

  it('[FILE-5] a repriced item is listed with its old and new price', () => {
    const { repriced } = changesBy('Postres: flan, helado', true, { flan: '5200.50', helado: '1.00' });
    expect(repriced).toEqual([
      {
        kind: 'product',
        path: ['Postres'],
        title: 'flan',
        from: { currency: '$', big: 99, small: '00' },
        to: { currency: '$', big: 5200, small: '50' },
      },
    ]);
  });

  it('[FILE-5] records with the same title are matched in order', () => {
    const cafes = menu('Cafés: café, café');
    cafes.items[1]!.price = { currency: '$', big: 7, small: '00' };
    const three = menuToFile(menu('Cafés: café, café, café'));
    const { added, repriced } = menuFileChanges(cafes, three, { replace: true });
    expect(added.map(words)).toEqual(['Cafés > café']);
    expect(repriced.map(({ from, to }) => [from.big, to.big])).toEqual([[7, 99]]);
  });

  it('[FILE-5] a record without a title has its fallback title', () => {
    const file = { currency: '$' as const, categories: [{ title: '', products: [{ title: '', price: 1 }] }] };
    const { added } = menuFileChanges(STORED, file, { replace: false });
    expect(added.map(words)).toEqual(['Categoría sin nombre', 'Categoría sin nombre > Producto sin nombre']);
  });

  it('[FILE-5] for any menu, its own file changes nothing and an empty file removes everything', () => {
    fc.assert(
      fc.property(anyMenu, (any) => {
        const nothing = { added: [], removed: [], repriced: [] };
        expect(menuFileChanges(any, menuToFile(any), { replace: true })).toEqual(nothing);
        const { removed } = menuFileChanges(any, { currency: '$', categories: [] }, { replace: true });
        expect(removed).toHaveLength(any.categoriesL1.length + any.categoriesL2.length + any.items.length);
      }),
    );
  });
});
