import { formatPrice } from '../prices/price.ts';
import { pastedItems } from './pasted-items.ts';

const read = (...lines: string[]) =>
  pastedItems(lines.join('\n')).map(({ title, description, price }) =>
    [title, description, price ? formatPrice(price) : '?'].join(' | '),
  );

describe('a pasted list whose prices have lines of their own', () => {
  it('[PASTE-5] has the line above each price as its name', () => {
    expect(read('PLATOS', '', 'Milanesa', '$12.500', 'Bife', '$ 18.900', 'POSTRES', 'Flan', '4500')).toEqual([
      'PLATOS |  | ?',
      'Milanesa |  | $ 12.500,00',
      'Bife |  | $ 18.900,00',
      'POSTRES |  | ?',
      'Flan |  | $ 4.500,00',
    ]);
    expect(read('Milanesa', '', '$12.500', '', 'Bife', '', '$18.900')).toEqual([
      'Milanesa |  | $ 12.500,00',
      'Bife |  | $ 18.900,00',
    ]);
  });

  it('[PASTE-5] has paragraphs of a name, a description of any lines and a price', () => {
    const clasica = ['CLÁSICA', 'Carne, lechuga', 'y tomate', '$ 9.000'];
    expect(
      read('Hamburguesas', '', ...clasica, '', 'DOBLE', 'Doble carne', '$ 12.500', '', '• *PAPAS*', '$4.500'),
    ).toEqual([
      'Hamburguesas |  | ?',
      'CLÁSICA | Carne, lechuga y tomate | $ 9.000,00',
      'DOBLE | Doble carne | $ 12.500,00',
      'PAPAS |  | $ 4.500,00',
    ]);
  });

  it('[PASTE-5] stays as it is where it cannot be told what a price is of', () => {
    expect(read('Carta', 'Picar', 'Aceitunas', '$3.200', 'Agregar', 'Papas', 'Con alioli', '$6.800')[3]).toBe(
      '$3.200 |  | ?',
    );
    expect(read('Flan 4500', '$ 500', 'Helado 5000')).toEqual([
      'Flan |  | $ 4.500,00',
      '$ 500 |  | ?',
      'Helado |  | $ 5.000,00',
    ]);
  });
});
