/** What a column of a table can be, by the name that owners see. [FILE-8] */
export const COLUMN_FIELDS = {
  category: 'Categoría',
  subcategory: 'Subcategoría',
  title: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  size: 'Tamaño',
  show: 'Visible',
  key: 'Código',
} as const;

/** What a column of a table is read as. */
export type ColumnField = keyof typeof COLUMN_FIELDS;
