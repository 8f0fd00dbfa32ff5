import { categoryTitled, itemTitled, menu } from '../testing/menu.ts';
import { changeDoneBy, LastChange, lastChangeIn, lastChangeText, type StoredChange } from './last-change.ts';

const whole = menu('Cocina > Parrilla: bife | Postres: flan');
const bife = itemTitled(whole, 'bife');
const change: StoredChange = { at: 1, kind: 'item', done: 'priced', record: bife.key };

describe('lastChangeIn', () => {
  it.each([
    ['the key of an item', bife.key, 'bife', 'item'],
    ['the id of an item', bife._id, 'bife', 'item'],
    ['the key of a category', categoryTitled(whole, 'Parrilla').key, 'Parrilla', 'category'],
    ['the id of a category', categoryTitled(whole, 'Postres')._id, 'Postres', 'category'],
    ['a key that is in no menu', 'gone', 'Papas', 'item'],
  ])('[CHANGE-1] a change of %s has the current title of its record', (_what, record, title, kind) => {
    const last = lastChangeIn(whole, { ...change, record }, 'Papas');
    expect(last).toEqual({ at: 1, kind, done: 'priced', title });
    expect(LastChange.parse(last)).toEqual(last);
  });
});

describe('changeDoneBy', () => {
  it.each([
    [{ price: {} }, 'priced'],
    [{ price: {}, title: 'Bife' }, 'edited'],
    [{ description: '' }, 'edited'],
    [{ image: {} }, 'pictured'],
    [{ show: false }, 'hidden'],
    [{ show: true }, 'shown'],
    [{ soldOut: true }, 'sold-out'],
    [{ soldOut: 'until-back' }, 'sold-out-until-back'],
    [{ soldOut: false }, 'back-on-sale'],
    [{ featured: 1 }, 'featured'],
    [{ featured: false }, 'unfeatured'],
    [{}, 'edited'],
  ] as const)('[CHANGE-1] an edit of %j is: %s', (fields, done) => {
    expect(changeDoneBy(fields)).toBe(done);
  });
});

describe('lastChangeText', () => {
  it.each([
    ['item', 'priced', 'Bife de chorizo', 'Bife de chorizo: nuevo precio'],
    ['item', 'hidden', 'Flan', 'Flan: oculto'],
    ['category', 'hidden', 'Postres', 'Postres: oculta'],
    ['category', 'deleted', '', 'Categoría: eliminada'],
    ['item', 'deleted', '', 'Producto: eliminado'],
    ['menu', 'priced', '', 'Precios cambiados'],
    ['menu', 'added', '', 'Menú importado'],
    ['menu', 'moved', '', 'Varios productos movidos'],
    ['menu', 'copied', '', 'Menú editado'],
  ] as const)('[CHANGE-2] a change of kind %s that is %s reads: %s%s', (kind, done, title, text) => {
    expect(lastChangeText({ kind, done, title })).toBe(text);
  });
});
