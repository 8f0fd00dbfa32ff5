import { searchText } from '../menu/search.ts';
import { isPrice, priceIn } from './cell-problems.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';

/** What stands beside a number that is no price. */
const LABEL =
  /^(?:tel|telefono|cel|celular|whatsapp|wsp|fecha|vigencia|vigente|actualizado|cuit|nro|numero|pagina|hoja|dolar|cotizacion|sucursal|direccion|cp|iva)\b/;

/** What stands there too, and begins the names of products: 'Menú 1', 'Desde las 20: picada', 'Mesa dulce'. */
const NAME_OR_LABEL =
  /^(?:valido|desde|hasta|n|version|mes|ano|temporada|local|mesas?|total|cantidad)\b|^(?:menu|carta|lista)(?: de precios?)?(?: n?\d*)?$/;

/** Fewer pesos are a number of a list or a page, and so is a year. */
const LEAST_PRICE = 100;
const YEAR = /^(?:19|20)\d\d$/;

interface HeaderRow {
  /** 0-based. */
  readonly index: number;
  readonly heading: { readonly column: number } | null;
  /** The columns of names and prices, -1 if none says so. */
  readonly title: number;
  readonly price: number;
}

/**
 * Returns the products above the first headers of a sheet as a table: with these headers where their names and prices stand in the columns of
 * those, else without headers; null if there are none. Telephones and dates are no products. [FILE-12]
 */
export function tableAbove(
  sheet: Sheet,
  { index, heading, title, price }: HeaderRow,
  headers: readonly SheetCell[],
): Sheet | null {
  const rows = sheet.rows.slice(0, index).map((row) => (isLabelled(row) ? [] : row));
  const products = rows.filter((row) => row.some(isPrice) && row.some(isName));
  if (products.length === 0) return null;
  const areAligned = products.every((row) => isName(row[heading?.column ?? title] ?? '') && isPrice(row[price] ?? ''));
  const faults = (sheet.faults ?? []).filter(({ row }) => row <= index);
  return { ...sheet, rows, faults, block: 0, ...(areAligned && { headers }) };
}

function isName(cell: SheetCell): boolean {
  return typeof cell === 'string' && /\p{L}{2}/u.test(cell) && !isPrice(cell);
}

function isLabelled(row: readonly SheetCell[]): boolean {
  const says = (words: RegExp) => row.some((cell) => words.test(searchText(cellText(cell))));
  return says(LABEL) || (says(NAME_OR_LABEL) && !row.some(isAmount));
}

function isAmount(cell: SheetCell): boolean {
  const price = priceIn(cell);
  return price.ok && price.value.big >= LEAST_PRICE && !YEAR.test(cellText(cell));
}
