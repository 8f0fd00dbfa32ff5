import { productsOf, readLines, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const pricesOf = (headers: string, row: string, choices = {}) =>
  readTable([textSheet(headers, row)], choices).columns.flatMap(({ header, field, isSure }) =>
    field === 'price' ? [`${header}${isSure ? '' : '?'}`] : [],
  );

describe('prices in columns of sizes', () => {
  it.each([
    ['Plato;Chica;Grande', 'Muzza;6500;9500'],
    ['Plato;Precio media docena;Precio docena', 'Carne;8000;15000'],
    ['Plato;1/4 kg;1/2 kg;1 kg', 'Helado;4000;7000;12000'],
    ['Plato;250 ml;500 ml', 'Té;1500;2500'],
    ['Plato;x 6;x 12', 'Carne;8000;15000'],
    ['Vino;Copa;Botella', 'Malbec;3500;15000'],
    ['Item;Small;Large', 'Latte;3500;4500'],
    ['Pizza;1/2;Entera', 'Muzza;5500;9500'],
    ['Plato;Media porción;Porción', 'Rabas;8.000;14.000'],
    ['Plato;Tamaño chico;Tamaño grande', 'Rabas;8000;14000'],
  ])('[FILE-13] %s are asked, and are its sizes', (headers, row) => {
    const [, ...names] = headers.split(';');
    expect(pricesOf(headers, row)).toEqual(names.map((name) => `${name}?`));
    expect(readTable([textSheet(headers, row)]).products[0]?.sizes).toHaveLength(names.length);
  });

  it.each([
    ['Plato;Precio;Chica', 'Muzza;9500;6500'],
    ['Plato;Salón;Delivery', 'Muzza;9500;9900'],
    ['Plato;Precio 1;Precio 2', 'Muzza;9500;9900'],
    ['Plato;Grande;Costo grande', 'Muzza;9500;4000'],
  ])('[FILE-8] [FILE-13] of %s one is the price', (headers, row) => {
    expect(pricesOf(headers, row)).toHaveLength(1);
  });

  it('[FILE-10] [FILE-13] a size without a price is none, one whose price cannot be read is a fault, and a product with one price has no sizes', () => {
    const lines = [
      'Plato;Chica;Mediana;Grande',
      'Muzza;6500;;9500',
      'Napo;7500;consultar;',
      'Fuga;;;9900',
      'Cala;;;',
      'Rúcula;s/p;s/p;9',
    ];
    const table = readTable([textSheet(...lines)]);
    expect(productsOf(table)).toEqual([
      'Menú > Muzza (Chica 6500.00, Grande 9500.00)',
      'Menú > Napo (Chica 7500.00)',
      'Menú > Fuga 9900.00',
      'Menú > Rúcula (Grande 9.00)',
    ]);
    expect(table.faults.map(({ title, message }) => [title, message])).toEqual([
      ['Napo Mediana', 'No es un precio'],
      ['Cala', 'Falta el precio'],
      ['Rúcula Chica', 'No es un precio'],
      ['Rúcula Mediana', 'No es un precio'],
    ]);
    expect(table.faults.map(({ id }) => id)).toEqual(['!3', '!5', '!6', '!6/1']);
  });

  it('[FILE-8] sizes beside a price are no headers', () => {
    expect(readTable([textSheet('Coca;500 ml;x 6;2500', 'Agua;500 ml;x 6;2000')]).products).toHaveLength(2);
  });

  it('[FILE-13] a column of measures is asked as the size where names repeat', () => {
    const lines = ['Plato;Unidad;Precio', 'Helado;1 kg;12000', 'Helado;1/2 kg;7000', 'Torta;Unidad;15000'];
    const sizeOf = (...rows: string[]) =>
      readTable([textSheet(...rows)]).columns.find(({ field }) => field === 'size')?.isSure;
    expect(readLines(...lines)).toEqual(['Menú > Helado (1 kg 12000.00, 1/2 kg 7000.00)', 'Menú > Torta 15000.00']);
    expect(sizeOf(...lines)).toBe(false);
    expect(sizeOf(...lines.with(2, 'Locro;1/2 kg;7000'))).toBeUndefined();
  });

  it('[FILE-8] [FILE-13] the owner may take one of them as the price, and their names begin with a capital', () => {
    const lines = ['Plato;Precio chica;Precio grande', 'Muzza;6500;9500'] as const;
    expect(readLines(...lines)).toEqual(['Menú > Muzza (Chica 6500.00, Grande 9500.00)']);
    const one = readTable([textSheet(...lines)], { fields: { 'precio chica': null, 'precio grande': 'price' } });
    expect(productsOf(one)).toEqual(['Menú > Muzza 9500.00']);
  });
});
