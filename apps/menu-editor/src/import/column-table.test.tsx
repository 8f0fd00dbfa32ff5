import { readTable, type FileColumn } from '@carta/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnTable } from './column-table.tsx';

const ROWS = [
  ['Código', 'Rubro', 'Plato', 'Detalle', 'Precio', 'Costo', 'Activo', 'Stock', 'Proveedor'],
  ['1', 'Postres', 'Flan', 'con crema', '4900', '10', 'sí', '3', 'X'],
  ['2', 'Postres', 'Torta', '', 'consultar', '10', 'sí', '3', 'X'],
];

describe('the file’s own table', () => {
  it('[FILE-8] [FILE-10] has the choices as heads, faulty cells marked, and further columns named until all are shown', async () => {
    const opened: FileColumn[] = [];
    render(<ColumnTable table={readTable([{ name: '', rows: ROWS }])} onOpen={(column) => opened.push(column)} />);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual([
      'Fila',
      'CódigoCódigo',
      'RubroCategoría',
      'PlatoNombre',
      'DetalleDescripción',
      'PrecioPrecio',
      'CostoNo importar',
      'ActivoVisible',
    ]);
    expect(screen.getByText('2 columnas más: Stock y Proveedor no se importan.')).toBeVisible();
    const cell = within(screen.getByRole('row', { name: /Torta/ })).getByRole('cell', { name: 'consultar' });
    expect(cell).toHaveAttribute('data-faulty', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Costo: No importar' }));
    expect(opened.map(({ header }) => header)).toEqual(['Costo']);
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(heads()).toHaveLength(10);
  });
});
