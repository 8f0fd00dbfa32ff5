import { cells, faultsOf, productsOf, readLines, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const LIST = ['Plato;Precio'];

describe('headings above headings', () => {
  it('[FILE-9] in capitals are categories, and those below them their subcategories', () => {
    const lines = [...LIST, 'COMIDAS', '', 'Entradas', 'Rabas;6500', 'Pastas', 'Ñoquis;9000', 'BEBIDAS', 'Con alcohol'];
    const table = [...lines, 'Fernet;4000', 'POSTRES', 'Flan;3200'];
    expect(readLines(...table)).toEqual([
      'COMIDAS > Entradas > Rabas 6500.00',
      'COMIDAS > Pastas > Ñoquis 9000.00',
      'BEBIDAS > Con alcohol > Fernet 4000.00',
      'POSTRES > Flan 3200.00',
    ]);
    expect(faultsOf([textSheet(...table)])).toEqual([]);
  });

  it.each([
    ['Comidas', 'Entradas', 'Pastas', 'Bebidas', 'Sin alcohol'],
    ['COMIDAS', 'ENTRADAS', 'PASTAS', 'BEBIDAS', 'SIN ALCOHOL'],
  ])('[FILE-9] %s and %s, written alike, are told by their places', (over, first, second, other, third) => {
    const lines = [...LIST, over, first, 'Rabas;6500', second, 'Ñoquis;9000', other, third, 'Agua;900'];
    expect(readLines(...lines)).toEqual([
      `${over} > ${first} > Rabas 6500.00`,
      `${over} > ${second} > Ñoquis 9000.00`,
      `${other} > ${third} > Agua 900.00`,
    ]);
  });

  it('[FILE-9] one that holds no products and no other heading is named', () => {
    const empty = [...LIST, 'ENTRADAS', 'Rabas;6500', 'PROMOS', 'PIZZAS', 'Muzza;9000', 'POSTRES', 'Flan;3200'];
    expect(readLines(...empty)).toEqual([
      'ENTRADAS > Rabas 6500.00',
      'PIZZAS > Muzza 9000.00',
      'POSTRES > Flan 3200.00',
    ]);
    expect(faultsOf([textSheet(...empty)])).toEqual(['fila 4, Precio [] Falta el precio']);
    const upper = [...LIST, 'COMIDAS', 'Entradas', 'Pastas', 'Ñoquis;9000', 'BEBIDAS', 'Vinos', 'Malbec;9500', 'Cafés'];
    expect(readLines(...upper)).toEqual(['COMIDAS > Pastas > Ñoquis 9000.00', 'BEBIDAS > Vinos > Malbec 9500.00']);
    expect(faultsOf([textSheet(...upper)])).toEqual([
      'fila 3, Precio [] Falta el precio',
      'fila 9, Precio [] Falta el precio',
    ]);
  });

  it('[FILE-9] small letters in brackets leave a heading in capitals', () => {
    const lines = ['MENÚ DE HOY', 'EMPANADAS (c/u)', 'Carne;1800', 'PIZZAS', 'Muzza;9500', 'BEBIDAS', 'Agua;900'];
    expect(readLines(...lines)).toEqual([
      'EMPANADAS (c/u) > Carne 1800.00',
      'PIZZAS > Muzza 9500.00',
      'BEBIDAS > Agua 900.00',
    ]);
  });

  it('[FILE-9] what stands below a list without headers is no category of its first products', () => {
    expect(readLines('Pan;900', 'PIZZAS;', 'Muzza;9500', 'Gustos a elección;', '')).toEqual([
      'Menú > Pan 900.00',
      'PIZZAS > Muzza 9500.00',
    ]);
  });

  it('[FILE-9] a title above the first heading holds none, and is named', () => {
    const lines = ['LA CANTINA', 'ENTRADAS', 'Rabas;6500', 'PIZZAS', 'Muzza;9000'];
    expect(readLines(...lines)).toEqual(['ENTRADAS > Rabas 6500.00', 'PIZZAS > Muzza 9000.00']);
    expect(faultsOf([textSheet(...lines)])).toEqual(['fila 1, Precio [] Falta el precio']);
  });

  it('[FILE-9] [FILE-12] the names of several sheets hold the headings in them', () => {
    const sheet = (name: string, ...lines: string[]) => ({ name, rows: cells(...LIST, ...lines) });
    const comidas = sheet('Comidas', 'Entradas', 'Rabas;6500', 'Pastas', 'Ñoquis;9000');
    expect(productsOf(readTable([comidas, sheet('Bebidas', 'Bebidas', 'Agua;900')]))).toEqual([
      'Comidas > Entradas > Rabas 6500.00',
      'Comidas > Pastas > Ñoquis 9000.00',
      'Bebidas > Agua 900.00',
    ]);
    expect(productsOf(readTable([comidas]))).toEqual(['Entradas > Rabas 6500.00', 'Pastas > Ñoquis 9000.00']);
  });

  it('[FILE-9] signs around a heading are no part of it', () => {
    const lines = [...LIST, '--- ENTRADAS ---', 'Rabas;6500', '** Postres **', 'Flan;3000'];
    expect(readLines(...lines)).toEqual(['ENTRADAS > Rabas 6500.00', 'Postres > Flan 3000.00']);
  });
});
