/** '1 producto', '1.200 productos'. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`;
}

/** What a category holds: '2 categorías', '5 productos' or 'Sin contenido'. */
export function contentsLabel({ subcategories, items }: { subcategories: number; items: number }): string {
  if (subcategories > 0) return counted(subcategories, 'categoría', 'categorías');
  return items > 0 ? counted(items, 'producto', 'productos') : 'Sin contenido';
}
