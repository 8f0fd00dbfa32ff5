import { readTable, type Sheet } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnsStep } from './columns-step.tsx';
import { NO_DECISIONS, type FileDecisions } from './imported-file.ts';

const SHEETS: Sheet[] = [
  {
    name: 'Entradas',
    rows: [
      ['Producto', 'Precio'],
      ['Rabas', 12_500],
    ],
  },
  {
    name: 'Pizzas',
    rows: [
      ['Pizza', 'Chica', 'Grande'],
      ['Muzza', 6_500, 9_500],
    ],
  },
  {
    name: 'Vinos',
    rows: [
      ['Bodega', 'Vino', 'Precio'],
      ['Catena', 'Malbec', 25_000],
    ],
  },
];

function Columns({ onRead }: { readonly onRead: (fields: Record<string, string | null>) => void }) {
  const sheets = SHEETS.map(({ name }) => name);
  const [decisions, setDecisions] = useState<FileDecisions>({ ...NO_DECISIONS, choices: { sheets } });
  const table = readTable(SHEETS, decisions.choices);
  onRead(Object.fromEntries(table.columns.map(({ id, field }) => [id, field])));
  return <ColumnsStep menu={menu('Postres: flan')} table={table} decisions={decisions} onDecide={setDecisions} />;
}

it('[FILE-8] [FILE-12] a column takes its meaning from a column of the same sheet only', async () => {
  let fields: Record<string, string | null> = {};
  render(<Columns onRead={(read) => (fields = read)} />);
  const choose = async (column: RegExp, field: RegExp, button: string) => {
    await userEvent.click(screen.getAllByRole('button', { name: column })[0]!);
    await userEvent.click(screen.getByRole('radio', { name: field }));
    await userEvent.click(screen.getByRole('button', { name: button }));
  };
  await choose(/^Vino:/, /^Nombre/, 'Elegir «Nombre»');
  expect(fields).toMatchObject({ vino: 'title', bodega: null, pizza: 'title', producto: 'title' });
  await choose(/^Chica:/, /^Nombre/, 'Elegir «Nombre»');
  expect(fields).toMatchObject({ chica: 'title', pizza: null, vino: 'title', grande: 'price', precio: 'price' });
});

it('[FILE-8] [FILE-13] of the prices of sizes one that is confirmed leaves the others, and one that is not imported is no size', async () => {
  let fields: Record<string, string | null> = {};
  render(<Columns onRead={(read) => (fields = read)} />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Grande: ¿Precio?' })[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir «Precio»' }));
  expect(fields).toMatchObject({ grande: 'price', chica: 'price', precio: 'price' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Chica: ¿Precio?' })[0]!);
  await userEvent.click(screen.getByRole('radio', { name: 'No importar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elegir «No importar»' }));
  expect(fields).toMatchObject({ grande: 'price', chica: null, precio: 'price' });
});

it('the sheet of a column is closed by its X, and changes nothing', async () => {
  let fields: Record<string, string | null> = {};
  render(<Columns onRead={(read) => (fields = read)} />);
  const before = fields;
  await userEvent.click(screen.getAllByRole('button', { name: /^Vino:/ })[0]!);
  await userEvent.click(screen.getByRole('radio', { name: /^Nombre/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fields).toEqual(before);
});
