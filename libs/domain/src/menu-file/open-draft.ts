import { searchText } from '../menu/search.ts';
import type { RowItem, RowSize } from './row-item.ts';

/** A product of a table while its rows are read. */
export interface OpenDraft extends RowItem {
  show: boolean | undefined;
  description: string;
  sizes: RowSize[];
  /** Name of its only size, as 'Regular'; '' if its row names none. */
  single: string;
  /** A row that is left out: its sizes go with it. */
  isLeftOut?: boolean;
}

/** The size of a product's own row, where only those below it are named. */
const COMMON_SIZE = 'Común';

/** Makes the row of a product a size too; returns the fault of a price that only those below say. */
export function ownSize({ price, sizes, single }: OpenDraft): string | undefined {
  if (!price || sizes.length > 0) return undefined;
  if ('fault' in price) return price.fault;
  sizes.push({ title: single || COMMON_SIZE, price });
  return undefined;
}

/** Returns a product that is left out. */
export function leftOutDraft(title: string, key: string): OpenDraft {
  const nowhere = { category: '', subcategory: '', description: '', sizeTitle: '', single: '' };
  return { ...nowhere, title, key, show: undefined, price: null, sizes: [], isLeftOut: true };
}

/** Returns what a title has behind that of its product: 'grande' of 'Muzza grande'; '' if it is another product. */
export function sizeOf(title: string, product: string): string {
  const isLonger = title.length > product.length && searchText(title).startsWith(`${searchText(product)} `);
  return isLonger ? title.slice(product.length).replace(/^[\s\-–—:,(]+|\)$/g, '') : '';
}
