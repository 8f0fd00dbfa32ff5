import { categoryTitle, itemTitle } from '@carta/domain';
import type { Row } from '../rows.ts';

/** Returns the title that the row shows. */
export function rowTitle(row: Row): string {
  return row.kind === 'category' ? categoryTitle(row.category) : itemTitle(row.item);
}

/** Returns the row's accessible name, which ends in why diners do not see the record. [DONE-2] [DONE-3] */
export function rowName(row: Row): string {
  const { show } = row.kind === 'category' ? row.category : row.item;
  if (!show) return `${rowTitle(row)}, oculta`;
  return row.unfinished ? `${rowTitle(row)}, no se ve` : rowTitle(row);
}
