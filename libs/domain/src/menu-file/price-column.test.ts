import { textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

/** The column that is proposed as the price, with '?' where it is asked; 'none' where no column is. */
function priceOf(...lines: string[]): string {
  const price = readTable([textSheet(...lines)]).columns.find(({ field }) => field === 'price');
  return price ? `${price.header}${price.isSure ? '' : '?'}` : 'none';
}

describe('the price among several columns of numbers', () => {
  it.each([
    ['Producto;P. Costo;Margen;P. Final', 'Café;500;60%;1200', 'P. Final'],
    ['Producto;Costo;Precio de venta', 'Café;500;1200', 'Precio de venta'],
    ['Producto;Costo;P.V.P.', 'Café;500;1200', 'P.V.P.'],
    ['Producto;P.Compra;P.Mostrador', 'Café;500;1200', 'P.Mostrador'],
    ['Producto;Neto;IVA;Final', 'Café;1000;210;1210', 'Final'],
    ['Producto;Neto;IVA inc.', 'Café;1000;1210', 'IVA inc.'],
    ['Producto;Precio neto;IVA %;Precio c/IVA', 'Café;1000;21;1210', 'Precio c/IVA'],
    ['Producto;Precio s/IVA;Precio IVA incluido', 'Café;1000;1210', 'Precio IVA incluido'],
    ['Producto;Precio Neto;Precio Bruto', 'Café;1000;1210', 'Precio Bruto'],
    ['Producto;Peso neto;Precio', 'Café;250;1200', 'Precio'],
    ['Producto;Precio ARS;Precio USD', 'Café;1200;1', 'Precio ARS'],
    ['Producto;Precio AR$;Precio US$;Precio R$', 'Café;1200;1;5', 'Precio AR$'],
    ['Producto;$;Precio', 'Café;$;1200', 'Precio'],
  ])('[FILE-8] of %j what diners pay in pesos is the price', (headers, row, price) => {
    expect(priceOf(headers, row)).toBe(price);
  });

  it.each([
    ['Producto;Precio;IVA inc.', 'Café;1000;1210', 'IVA inc.?'],
    ['Producto;Precio;Precio final', 'Café;1000;1210', 'Precio final?'],
    ['Producto;Precio neto', 'Café;1000', 'Precio neto?'],
    ['Producto;Precio efectivo;Precio lista', 'Café;1000;1100', 'Precio lista?'],
    ['Producto;Precio sin IVA', 'Café;1000', 'Precio sin IVA?'],
    ['Producto;Subtotal;IVA;Total', 'Café;1000;210;1210', 'Total?'],
    ['Producto;Lista 1;Lista 2', 'Café;1200;1300', 'Lista 1?'],
    ['Producto;Precio (en miles)', 'Café;1,2', 'Precio (en miles)?'],
    ['Producto;Precio (centavos)', 'Café;120000', 'Precio (centavos)?'],
    ['Producto;Mostrador', 'Café;1200 / 1500', 'Mostrador?'],
    ['Producto;Mostrador', 'Café;consultar', 'Mostrador?'],
    ['Producto;Mostrador', 'Café;€ 2,50', 'Mostrador?'],
    ['Cantidad;Plato;Stock mín;Salón', '1;Café;5;1200', 'Salón?'],
  ])('[FILE-8] of %j the likely price is asked', (headers, row, price) => {
    expect(priceOf(headers, row)).toBe(price);
  });

  it('[FILE-8] a cost, and the numbers of the rows, are no price, also where nothing else is', () => {
    expect(priceOf('Producto;Costo', 'Café;500', 'Té;400')).toBe('none');
    expect(priceOf('Puesto;Plato;Maridaje', '1;Tartar;Torrontés', '2;Ojo de bife;Malbec')).toBe('none');
    expect(priceOf('Nº;Rubro;Plato;$', '1;Bar;Café;1200', '2;Bar;Té;1000')).toBe('$');
    expect(priceOf('Malbec;2019;9500', 'Syrah;2020;9900')).toBe('Columna C?');
    expect(priceOf('101;Empanada;1200', '205;Provoleta;6500')).toBe('Columna C?');
  });

  it('[FILE-8] a column of years is no price beside another one', () => {
    expect(priceOf('Malbec;2021;9500', 'Syrah;2019;9900', 'Tannat;2021;8700')).toBe('Columna C?');
  });
});
