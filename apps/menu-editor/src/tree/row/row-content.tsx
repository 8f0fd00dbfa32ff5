import type { Row } from '../rows.ts';
import { CategoryContent } from './category-content.tsx';
import { ItemContent } from './item-content.tsx';

interface RowContentProps {
  readonly row: Row;
  /** True for a category that sticks below the screen's header. */
  readonly stuck?: boolean;
  /** Title of the category around a stuck one. */
  readonly within?: string | null;
}

/** A row without its handle. */
export function RowContent({ row, stuck = false, within = null }: RowContentProps) {
  if (row.kind === 'product')
    return <ItemContent item={row.item} unfinished={row.unfinished} isInHidden={row.isInHidden} />;
  const { category, expandable, expanded, subcategories, items, unfinished } = row;
  const content = { category, expandable, expanded, subcategories, items, unfinished };
  return <CategoryContent {...content} stuck={stuck} within={within} />;
}
