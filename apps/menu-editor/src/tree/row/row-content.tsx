import type { Row } from '../rows.ts';
import { CategoryContent } from './category-content.tsx';
import { ProductContent } from './product-content.tsx';

/** All of a row but its handle. */
export function RowContent({ row }: { readonly row: Row }) {
  return row.kind === 'category' ? <CategoryContent {...row} /> : <ProductContent item={row.item} />;
}
