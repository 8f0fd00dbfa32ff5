import { headerWords } from './headers.ts';
import { isOfPrices, type SeenColumn } from './seen-column.ts';
import { namesSize } from './size-headers.ts';

/** Returns the columns of prices whose headers name a size each, 'Chica' and 'Precio grande', where there are several; none otherwise. [FILE-13] */
export function sizeColumns(columns: readonly SeenColumn[]): readonly SeenColumn[] {
  const sizes = columns.filter((column) => namesSize(column.header) && isOfPrices(column));
  return sizes.length > 1 ? sizes : [];
}

const MEASURE =
  /^(?:unidad|cantidad|peso|volumen|contenido|unit|quantity|weight|unidade|quantidade)(?: de (?:medida|venta))?$/;

/** Returns the column of measures that tells products of one name apart, which may be sizes; undefined if there is none. [FILE-13] */
export function measureColumn(free: readonly SeenColumn[], title: SeenColumn | undefined): SeenColumn | undefined {
  const isRepeated = title !== undefined && title.values.length < title.looked;
  return isRepeated
    ? free.find(({ header, values }) => values.length > 1 && MEASURE.test(headerWords(header)))
    : undefined;
}
