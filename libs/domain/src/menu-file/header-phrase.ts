import type { ColumnField } from './column-field.ts';

const SUBCATEGORY = / sub ?(?:rubro|categoria|familia|grupo|seccion) /;
const CATEGORY = / (?:rubro|categoria|familia|grupo|seccion|departamento) /;
const PRODUCT = / (?:producto|prod|articulo|art|plato|platillo|item|comida|bebida) /;
const CODE = / (?:codigo|cod|id) /;
const NAME = / (?:nombre|nom|descripcion|descrip|desc|denominacion|detalle) /;
const FURTHER = /^ (?:descripcion|descrip|desc) (?:adicional|ampliada|larga|extendida|web) $/;
const KIND = /^ (?:tipo|clase|linea|familia|grupo|rubro|categoria|seccion) /;
const PRICE = /^ (?:precio|preco|pcio|prec|p) (?:\p{L}{2}|[cs] iva)/u;

/**
 * Returns the field of a Spanish header of several words, of which one says what it is and another one of what: 'Precio por porción', 'Tipo de
 * plato', 'Código de rubro' and 'Rubro código', which is none: null. Undefined for other headers. [FILE-8]
 */
export function phraseField(words: string): ColumnField | null | undefined {
  const text = ` ${words} `;
  if (PRICE.test(text)) return 'price';
  if (FURTHER.test(text)) return 'description';
  const isCode = CODE.test(text);
  const holder = SUBCATEGORY.test(text) ? 'subcategory' : CATEGORY.test(text) ? 'category' : undefined;
  if (holder && isCode) return null;
  if (holder && NAME.test(text)) return holder;
  if (!PRODUCT.test(text)) return undefined;
  if (isCode) return 'key';
  return KIND.test(text) ? 'category' : undefined;
}
