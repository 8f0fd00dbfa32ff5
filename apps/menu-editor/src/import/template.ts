import { COLUMN_FIELDS, csvText } from '@carta/domain';
import { saveFile } from '../save-file.ts';

const NAME = 'plantilla-carta.csv';

const FIELDS = ['category', 'subcategory', 'title', 'description', 'price', 'show'] as const;

const ROWS = [
  FIELDS.map((field) => COLUMN_FIELDS[field]),
  ['Cocina', 'Entradas', 'Provoleta', 'Con orégano y tomate', '9.500,00', 'sí'],
  ['Cocina', 'Platos principales', 'Milanesa napolitana', '', '14.800,00', 'sí'],
  ['Postres', '', 'Flan casero', 'Con dulce de leche', '4.200,50', 'no'],
];

/** Downloads a spreadsheet that can be imported, with a row for each kind of place, and returns its name. */
export function saveTemplate(): string {
  saveFile(csvText(ROWS), 'text/csv;charset=utf-8', NAME);
  return NAME;
}
