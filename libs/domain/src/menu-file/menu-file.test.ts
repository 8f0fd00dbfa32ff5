import { parseMenuFile } from './menu-file.ts';

const flan = { title: 'Flan casero', price: '4500.00' };
const postres = { title: 'Postres', products: [flan] };
const file = (...categories: unknown[]) => ({ currency: '$', categories });

describe('parseMenuFile', () => {
  it.each([
    ['nothing but the currency', file()],
    ['a note', { note: 'De la carta de papel', ...file() }],
    ['items under a main category', file(postres)],
    ['two levels', file({ title: 'Cocina', show: false, categories: [postres, { title: 'Vacía' }] })],
    ['a category with nothing in it', file({ title: 'Vacía' })],
    ['titles as they are, repeated and with double spaces', file(postres, { ...postres, title: 'Postres  ' })],
    [
      'a price of 0, and prices as numbers',
      file({
        title: 'x',
        products: [
          { ...flan, price: 0 },
          { ...flan, price: 45.5 },
        ],
      }),
    ],
    ['a price without cents', file({ title: 'x', products: [{ ...flan, price: '4500' }] })],
    ['keys', file({ key: 'x'.repeat(21), title: 'x', products: [{ ...flan, key: 'y'.repeat(21) }] })],
    [
      'every field of an item',
      file({ title: 'x', products: [{ ...flan, description: '', show: false, featured: 1 }] }),
    ],
  ])('[FILE-1] accepts %s', (_what, written) => {
    expect(parseMenuFile(written)).toEqual({ ok: true, value: written });
  });

  const withItem = (fields: object) =>
    file({ title: 'Cocina', categories: [{ ...postres, products: [flan, { ...flan, ...fields }] }] });

  it.each([
    [null, '', 'Tiene que ser un objeto'],
    [[], '', 'Tiene que ser un objeto'],
    [{ categories: [] }, 'currency', 'La moneda tiene que ser "$"'],
    [{ currency: '€', categories: [] }, 'currency', 'La moneda tiene que ser "$"'],
    [{ currency: '$' }, 'categories', 'Falta la lista de categorías'],
    [{ ...file(), note: 7 }, 'note', 'Tiene que ser un texto'],
    [{ ...file(), negocio: 'demo' }, '', 'No se conoce «negocio»'],
    [file(7), 'categories[0]', 'Tiene que ser un objeto'],
    [file(postres, {}), 'categories[1].title', 'Tiene que ser un texto'],
    [file({ ...postres, categories: [] }), 'categories[0]', 'Tiene categorías o productos, no las dos cosas'],
    [file({ title: 'x'.repeat(121) }), 'categories[0].title', 'Puede tener hasta 120 caracteres'],
    [file({ title: 'x', products: {} }), 'categories[0].products', 'Tiene que ser una lista de productos'],
    [
      file({ title: 'x', categories: [{ ...postres, categories: [] }] }),
      'categories[0].categories[0]',
      'No se conoce «categories»',
    ],
    [
      withItem({ price: undefined }),
      'categories[0].categories[0].products[1].price',
      'Falta el precio, por ejemplo "2700.00"',
    ],
    [
      withItem({ price: '4.500,00' }),
      'categories[0].categories[0].products[1].price',
      /^No es un precio: dos decimales con punto/,
    ],
    [withItem({ price: 0.001 }), 'categories[0].categories[0].products[1].price', /^No es un precio/],
    [withItem({ key: 'flan' }), 'categories[0].categories[0].products[1].key', 'La clave no es válida'],
    [withItem({ featured: 0 }), 'categories[0].categories[0].products[1].featured', 'Tiene que ser un puesto desde 1'],
    [
      withItem({ featured: false }),
      'categories[0].categories[0].products[1].featured',
      'Tiene que ser un puesto desde 1',
    ],
    [withItem({ show: 'no' }), 'categories[0].categories[0].products[1].show', 'Tiene que ser sí o no'],
    [withItem({ description: null }), 'categories[0].categories[0].products[1].description', 'Tiene que ser un texto'],
  ])('[FILE-2] %j is refused at %j', (written, path, message) => {
    const parsed = parseMenuFile(written);
    if (parsed.ok) throw new Error('it was taken');
    expect(parsed.issues).toEqual([
      { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('[FILE-2] every issue is returned, in the sequence of the file', () => {
    const parsed = parseMenuFile(file({ title: 1 }, { title: 'x', products: [{ title: 'y' }, { price: '1.00' }] }));
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual([
      'categories[0].title',
      'categories[1].products[0].price',
      'categories[1].products[1].title',
    ]);
  });

  it('[FILE-7] a file holds at most 5,000 products and 500 categories', () => {
    const products = (count: number) => Array<unknown>(count).fill(flan);
    const categories = (count: number) => Array<unknown>(count).fill({ title: 'Vacía' });
    const issueOf = (written: unknown) => {
      const parsed = parseMenuFile(written);
      return parsed.ok ? null : parsed.issues;
    };
    const largest = file(
      { title: 'x', products: products(2500) },
      { title: 'y', categories: [{ title: 'z', products: products(2500) }] },
    );
    expect(issueOf(largest)).toBeNull();
    expect(issueOf(file(...largest.categories, postres))).toEqual([
      { path: 'categories', message: 'Un menú puede tener hasta 5.000 productos' },
    ]);
    expect(issueOf(file({ title: 'x', categories: categories(499) }))).toBeNull();
    expect(issueOf(file({ title: 'x', categories: categories(500) }))).toEqual([
      { path: 'categories', message: 'Un menú puede tener hasta 500 categorías' },
    ]);
  });
});
