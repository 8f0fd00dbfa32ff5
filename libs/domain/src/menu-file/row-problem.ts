import { TEXT_LIMITS, textProblem } from '../texts/text-limits.ts';
import { MARKED } from './cell-problems.ts';
import type { ColumnField } from './column-field.ts';
import type { TableRow } from './table-row.ts';

interface RowProblem {
  readonly field: ColumnField;
  readonly fault: { readonly message: string; readonly cell?: string };
}

/** Returns what is wrong with a row of a product besides its price; null if nothing is. [FILE-10] */
export function rowProblem(row: TableRow): RowProblem | null {
  for (const field of ['title', 'category', 'subcategory', 'description'] as const) {
    const marked = field === 'description' ? undefined : row.marked(field);
    if (marked) return { field, fault: { message: MARKED[marked.kind] } };
    const message = textProblem(row.text(field), TEXT_LIMITS[field === 'description' ? field : 'title']);
    if (message !== undefined) return { field, fault: { message } };
  }
  const cell = row.unclearShow;
  return cell === '' ? null : { field: 'show', fault: { message: 'Escribe sí o no', cell } };
}
