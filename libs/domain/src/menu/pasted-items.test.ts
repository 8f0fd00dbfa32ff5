import { formatPrice } from '../prices/price.ts';
import { MAX_PASTED_LINES, pastedItems } from './pasted-items.ts';

/** 'title | description | price', or 'title | description | ? choices'. */
const read = (text: string) =>
  pastedItems(text).map(({ title, description, price, choices }) =>
    [title, description, price ? formatPrice(price) : `? ${choices.map(formatPrice).join(' o ')}`.trim()].join(' | '),
  );

describe('a pasted list', () => {
  it.each([
    ['Muzzarella 9500', 'Muzzarella |  | $ 9.500,00'],
    ['  Muzzarella   grande   $ 11.900,50 ', 'Muzzarella grande |  | $ 11.900,50'],
    ['Muzzarella: 9500', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella - $9500.-', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella ........ 9.500', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella.....9500', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella . . . . 9500', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella …… 9500', 'Muzzarella |  | $ 9.500,00'],
    ['Y algo más… 9500', 'Y algo más… |  | $ 9.500,00'],
    ['- Muzzarella 9500', 'Muzzarella |  | $ 9.500,00'],
    ['Empanadas x 12 15000', 'Empanadas x 12 |  | $ 15.000,00'],
    ['Coca 500 ml 1200', 'Coca 500 ml |  | $ 1.200,00'],
    ['Vino 2019 $8500', 'Vino 2019 |  | $ 8.500,00'],
    ['Pan con ajo o manteca 1500', 'Pan con ajo o manteca |  | $ 1.500,00'],
    ['7 Up 1800', '7 Up |  | $ 1.800,00'],
    ['Pollo al horno $ 12 500', 'Pollo al horno |  | $ 12.500,00'],
    ['Helado 1/4 kg 5000', 'Helado 1/4 kg |  | $ 5.000,00'],
    ['Milanesa, 9500', 'Milanesa |  | $ 9.500,00'],
    ['Muzza $9000 🔥', 'Muzza 🔥 |  | $ 9.000,00'],
    ['Flan 3200 pesos', 'Flan |  | $ 3.200,00'],
    ['Asado $12,500', 'Asado |  | $ 12.500,00'],
    ['Asado 12,500.00', 'Asado |  | $ 12.500,00'],
    ['Asado ARS 12500', 'Asado |  | $ 12.500,00'],
    ['Ensalada esp. 9500', 'Ensalada esp. |  | $ 9.500,00'],
    ['Muzza -> 9500', 'Muzza |  | $ 9.500,00'],
    ['Malbec 2019 ....... 12.000', 'Malbec 2019 |  | $ 12.000,00'],
    ['Malbec 2021 9500', 'Malbec 2021 |  | $ 9.500,00'],
    ['Agua c/gas o s/gas 1500.', 'Agua c/gas o s/gas |  | $ 1.500,00'],
    ['Combo 2000', 'Combo |  | $ 2.000,00'],
  ])('[PASTE-1] the line %j is a name with its price at the end', (line, item) => {
    expect(read(line)).toEqual([item]);
  });

  it.each([
    ['▪️ Carne $1.800', 'Carne |  | $ 1.800,00'],
    ['•Carne $1.800', 'Carne |  | $ 1.800,00'],
    ['🔸 Carne $1.800', 'Carne |  | $ 1.800,00'],
    ['🥟 Carne $1.800', '🥟 Carne |  | $ 1.800,00'],
    ['*Carne* $1.800', 'Carne |  | $ 1.800,00'],
    ['*Carne $1.800*', 'Carne |  | $ 1.800,00'],
    ['- **Carne** – _$1.800_', 'Carne |  | $ 1.800,00'],
    ['🥟 *Carne* (picante) $1.800', '🥟 Carne (picante) |  | $ 1.800,00'],
    ['Sushi 5* $1.800', 'Sushi 5* |  | $ 1.800,00'],
    ['[10:31, 12/11/2026] Marta: Carne $1.800', 'Carne |  | $ 1.800,00'],
    ['[12/11/26, 10:31:40] Marta G.: Carne $1.800', 'Carne |  | $ 1.800,00'],
    ['12/11/26, 10:31 p. m. - +54 9 11 5555-4444: Carne $1.800', 'Carne |  | $ 1.800,00'],
  ])('[PASTE-1] the line %j of a messenger is a name with its price', (line, item) => {
    expect(read(line)).toEqual([item]);
  });

  it.each([
    ['Carne $1.800 c/u', 'Carne c/u |  | $ 1.800,00'],
    ['Carne 1800 c/u', 'Carne c/u |  | $ 1.800,00'],
    ['Vacío - $14.900 el kg', 'Vacío el kg |  | $ 14.900,00'],
    ['Vacío $14.900 x kilo', 'Vacío x kilo |  | $ 14.900,00'],
    ['Picada $22.000 p/2 personas', 'Picada p/2 personas |  | $ 22.000,00'],
    ['Medialunas $9.500 la docena', 'Medialunas la docena |  | $ 9.500,00'],
    ['Napo $ 10.500 (para 2)', 'Napo (para 2) |  | $ 10.500,00'],
    ['Empanadas 1.800 c/u (min. 3)', 'Empanadas c/u (min. 3) |  | $ 1.800,00'],
    ['Papas $900 o $1500 c/u', 'Papas c/u |  | ? $ 900,00 o $ 1.500,00'],
  ])('[PASTE-1] behind the price of the line %j stands for how much it is', (line, item) => {
    expect(read(line)).toEqual([item]);
  });

  it('[PASTE-1] empty lines are left out, whatever ends a line', () => {
    expect(read('Flan 4500\r\n\r\nHelado 5000\rBudín 4200\n  \n')).toEqual([
      'Flan |  | $ 4.500,00',
      'Helado |  | $ 5.000,00',
      'Budín |  | $ 4.200,00',
    ]);
  });

  it.each([
    ['Muzzarella\t9500', 'Muzzarella |  | $ 9.500,00'],
    ['Muzzarella\tSalsa y queso\t$ 9.500,00', 'Muzzarella | Salsa y queso | $ 9.500,00'],
    ['Muzzarella\t\t9500\tSin TACC', 'Muzzarella | Sin TACC | $ 9.500,00'],
    ['Muzzarella\t9500\t11900', 'Muzzarella |  | ? $ 9.500,00 o $ 11.900,00'],
    ['Producto\tPrecio', 'Producto | Precio | ?'],
  ])('[PASTE-2] in the row %j of a spreadsheet the first cell is the name', (row, item) => {
    expect(read(row)).toEqual([item]);
  });

  it.each([
    ['Fugazzeta rellena 14.500 / 15.900', 'Fugazzeta rellena |  | ? $ 14.500,00 o $ 15.900,00'],
    ['Fugazzeta rellena 14500/15900', 'Fugazzeta rellena |  | ? $ 14.500,00 o $ 15.900,00'],
    ['Fugazzeta rellena $14500 o $15900', 'Fugazzeta rellena |  | ? $ 14.500,00 o $ 15.900,00'],
    ['Fugazzeta rellena 14500 15900', 'Fugazzeta rellena |  | ? $ 14.500,00 o $ 15.900,00'],
    ['Fugazzeta rellena', 'Fugazzeta rellena |  | ?'],
    ['Fugazzeta rellena s/p', 'Fugazzeta rellena s/p |  | ?'],
    ['9500', '9500 |  | ?'],
    ['Rosado 2024', 'Rosado 2024 |  | ?'],
    ['3 x $5.000 medialunas', '3 x $5.000 medialunas |  | ?'],
    ['Bife 300 (con papas)', 'Bife 300 (con papas) |  | ?'],
    ['Lata 473 c/u', 'Lata 473 c/u |  | ?'],
    ['Empanadas x 12 c/u', 'Empanadas x 12 c/u |  | ?'],
    ['Papas chicas 3000 grandes 5000', 'Papas chicas 3000 grandes |  | ? $ 3.000,00 o $ 5.000,00'],
    ['Papas chicas $900 grandes $1500', 'Papas chicas $900 grandes |  | ? $ 900,00 o $ 1.500,00'],
    ['Pollo al horno 12 500', 'Pollo al horno |  | ? $ 12.500,00 o $ 500,00'],
    ['Agua 12k', 'Agua 12k |  | ?'],
    ['Locro 1.5000', 'Locro 1.5000 |  | ?'],
    ['Locro 25/05', 'Locro 25/05 |  | ?'],
    ['Vino USD 12', 'Vino USD 12 |  | ?'],
    ['Vino € 12', 'Vino € 12 |  | ?'],
    ['Vino 12 €', 'Vino 12 € |  | ?'],
    ['Vino U$S 12,50', 'Vino U$S 12,50 |  | ?'],
    ['Vino US$ 1 200', 'Vino US$ 1 200 |  | ?'],
    ['Vino 12 dólares', 'Vino 12 dólares |  | ?'],
    ['Vino 9000 / EUR 12', 'Vino 9000 / EUR 12 |  | ?'],
    ['Vino\tUSD\t12', 'Vino | USD 12 | ?'],
  ])('[PASTE-3] the line %j has no clear price', (line, item) => {
    expect(read(line)).toEqual([item]);
  });

  it('[PASTE-4] it has at most 200 lines', () => {
    expect(MAX_PASTED_LINES).toBe(200);
  });

  it.each(['- ', ': ', '-'])('[PASTE-1] a line with thousands of %j in its name is read in linear time', (sign) => {
    // Of the processor, in µs: another program that has it takes time and no work.
    const start = process.cpuUsage();
    const [item] = pastedItems(`Muzzarella ${sign.repeat(2_000)} grande 9500`);
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    expect(item?.title).toMatch(/^Muzzarella [-: ]+ grande$/);
  });
});
