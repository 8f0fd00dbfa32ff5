import { readTable, type ReadTable } from '../menu-file/read-table.ts';
import { rowsToFile } from '../menu-file/rows-to-file.ts';
import type { ColumnChoices } from '../menu-file/columns.ts';
import type { Sheet, SheetCell } from '../menu-file/sheet.ts';

/** The cells of lines with semicolons, or bars where a cell has semicolons: `cells('Nombre;Precio', 'Flan;3200')`. */
export const cells = (...lines: string[]): SheetCell[][] =>
  lines.map((line) => (line === '' ? [] : line.split(line.includes('|') ? '|' : ';')));

/** A table of text. */
export const textSheet = (...lines: string[]): Sheet => ({ name: '', isText: true, rows: cells(...lines) });

/** How a read table reads: 'Postres > Clásicos > Flan 3200.00 (Chico 1.00, Grande 2.00) «detalle» oculto'. */
export function productsOf(table: ReadTable, category?: string): string[] {
  const { file } = rowsToFile(table.products, { ...(category !== undefined && { category }) });
  const groups = new Map((file.options ?? []).map((group) => [group.title, group]));
  return file.categories.flatMap((main) =>
    [main, ...(main.categories ?? [])].flatMap((holder) =>
      (holder.products ?? []).map((item) => {
        const sizes = (item.options ?? []).flatMap((title) => groups.get(title)?.options ?? []);
        const path = holder === main ? [main.title] : [main.title, holder.title];
        return [
          [...path, item.title].join(' > '),
          sizes.length === 0
            ? String(item.price)
            : `(${sizes.map(({ title, price }) => `${title} ${price}`).join(', ')})`,
          item.description === undefined ? '' : `«${item.description}»`,
          item.show === undefined ? '' : item.show ? 'visible' : 'oculto',
        ]
          .filter((part) => part !== '')
          .join(' ');
      }),
    ),
  );
}

/** The products of one table of text. */
export const readLines = (...lines: string[]): string[] => productsOf(readTable([textSheet(...lines)]));

/** The faults of a file: 'Fila 2, Precio [consultar] No es un precio'. */
export function faultsOf(sheets: readonly Sheet[], choices?: ColumnChoices): string[] {
  return readTable(sheets, choices).faults.map(
    ({ sheet, row, column, cell, message }) =>
      `${sheet === '' ? '' : `${sheet}, `}fila ${row}${column === '' ? '' : `, ${column}`} [${cell}] ${message}`,
  );
}
