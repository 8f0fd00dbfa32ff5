import { listOf } from '../list-of.ts';
import { ok } from '../result.ts';
import { COLUMN_FIELDS } from './column-field.ts';
import type { MenuFile } from './menu-file.ts';
import type { FileIssue, ParsedFile } from './parse-file.ts';
import { faultPlace, readTable, tableProblem } from './read-table.ts';
import { rowsToFile } from './rows-to-file.ts';

/** A cell of a spreadsheet; '' if it is empty. */
export type TableCell = string | number;

/** A column of a table by its header; `field` is the shown name of what it fills, null if it is not imported. */
export interface TableColumn {
  readonly header: string;
  readonly field: string | null;
}

/** What a table is read as, and how each of its columns was read. */
export interface TableFile {
  readonly columns: readonly TableColumn[];
  readonly parsed: ParsedFile<MenuFile>;
}

/**
 * The fields of a table with their shown names and some of the headers that also name them. [FILE-8]
 * @deprecated `COLUMN_FIELDS` has all fields, and `meaningOf` knows all headers.
 */
export const TABLE_FIELDS = {
  category: { name: 'Categoría', headers: ['categoria principal', 'rubro', 'seccion', 'category'] },
  subcategory: { name: 'Subcategoría', headers: ['sub categoria', 'subrubro', 'subseccion', 'subcategory'] },
  title: { name: 'Nombre', headers: ['producto', 'nombre del producto', 'plato', 'articulo', 'item', 'name'] },
  description: { name: 'Descripción', headers: ['detalle', 'ingredientes', 'description'] },
  price: { name: 'Precio', headers: ['precio de venta', 'precio final', 'importe', 'valor', 'price'] },
  show: { name: 'Visible', headers: ['mostrar', 'se ve'] },
} as const;

/**
 * Returns the menu file of one table whose columns are matched by their headers, as `readTable` reads it. Refuses with every issue, and a table
 * in which a category, a name or a price has no column. [FILE-8] [FILE-9] [FILE-10]
 * @deprecated `readTable` reads sheets as well, and `rowsToFile` makes the file.
 */
export function tableToFile(rows: readonly (readonly TableCell[])[]): TableFile {
  const table = readTable([{ name: '', rows: listOf(rows).map(listOf) }]);
  const columns = table.columns.map(({ header, field }) => ({ header, field: field && COLUMN_FIELDS[field] }));
  const named = new Set(table.columns.map(({ field }) => field));
  const issues: FileIssue[] = (['category', 'title', 'price'] as const)
    .filter((field) => !named.has(field))
    .map((field) => ({ path: '', message: `Falta la columna «${COLUMN_FIELDS[field]}»` }));
  if (issues.length > 0) return { columns, parsed: { ok: false, issues } };
  const faults = table.faults.toSorted((a, b) => a.row - b.row);
  for (const fault of faults) issues.push({ path: faultPlace(fault), message: fault.message });
  if (table.needsCategory && issues.length === 0) issues.push({ path: '', message: 'Falta la categoría' });
  const read = rowsToFile(table.products);
  const problem = issues.length === 0 ? tableProblem(read) : '';
  if (problem !== '') issues.push({ path: '', message: problem });
  return { columns, parsed: issues.length > 0 ? { ok: false, issues } : ok(read.file) };
}
