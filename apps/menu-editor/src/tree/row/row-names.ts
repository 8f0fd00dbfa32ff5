import { categoryTitle, itemTitle } from '@carta/domain';
import type { Row } from '../rows.ts';

/** The title as the owner reads it. */
export function rowTitle(row: Row): string {
  return row.kind === 'category' ? categoryTitle(row.category) : itemTitle(row.item);
}

/** What readers say for the whole row. */
export function rowName(row: Row): string {
  const { show } = row.kind === 'category' ? row.category : row.item;
  return show ? rowTitle(row) : `${rowTitle(row)}, oculta`;
}
