import { counted } from './counted.ts';

/** '2 categorías y 5 productos', without what there is none of; '' for nothing. */
export function countedRecords({ categories, items }: { readonly categories: number; readonly items: number }): string {
  return [
    ...(categories > 0 ? [counted(categories, 'categoría', 'categorías')] : []),
    ...(items > 0 ? [counted(items, 'producto', 'productos')] : []),
  ].join(' y ');
}
