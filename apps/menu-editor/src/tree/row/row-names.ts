import { categoryTitle, itemTitle } from '@carta/domain';
import type { Row } from '../rows.ts';

/** Returns the title that the row shows. */
export function rowTitle(row: Row): string {
  return row.kind === 'category' ? categoryTitle(row.category) : itemTitle(row.item);
}

/** Returns the row's accessible name. */
export function rowName(row: Row): string {
  const { show } = row.kind === 'category' ? row.category : row.item;
  return show ? rowTitle(row) : `${rowTitle(row)}, oculta`;
}
