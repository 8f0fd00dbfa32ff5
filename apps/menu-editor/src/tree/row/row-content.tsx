import type { Row } from '../rows.ts';
import { CategoryContent } from './category-content.tsx';
import { ItemContent } from './item-content.tsx';

/** A row without its handle. */
export function RowContent({ row }: { readonly row: Row }) {
  if (row.kind === 'product') return <ItemContent item={row.item} unfinished={row.unfinished} />;
  const { category, expanded, subcategories, items, unfinished } = row;
  return <CategoryContent {...{ category, expanded, subcategories, items, unfinished }} />;
}
