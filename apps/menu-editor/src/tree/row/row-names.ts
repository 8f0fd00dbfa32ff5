import { categoryTitle, itemTitle } from '@carta/domain';
import { counted } from '../../counted.ts';
import type { CategoryRow, Row } from '../rows.ts';

/** The title as the owner reads it. */
export function rowTitle(row: Row): string {
  return row.kind === 'category' ? categoryTitle(row.category) : itemTitle(row.item);
}

/** What readers say for the whole row. */
export function rowName(row: Row): string {
  const { show } = row.kind === 'category' ? row.category : row.item;
  return show ? rowTitle(row) : `${rowTitle(row)}, oculta`;
}

/** What a category holds, in words. */
export function contentsOf({ subcategories, items }: Pick<CategoryRow, 'subcategories' | 'items'>): string {
  if (subcategories > 0) return counted(subcategories, 'categoría', 'categorías');
  return items > 0 ? counted(items, 'producto', 'productos') : 'Sin contenido';
}
