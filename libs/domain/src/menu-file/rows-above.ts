import { searchText } from '../menu/search.ts';
import { isPrice } from './cell-problems.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';

/** What stands beside a number that is no price. */
const LABEL =
  /^(?:tel|telefono|cel|celular|whatsapp|wsp|fecha|vigencia|vigente|valido|actualizado|desde|hasta|cuit|nro|n|numero|pagina|hoja|version|mes|ano|temporada|dolar|cotizacion|sucursal|local|mesas?|direccion|cp|iva|total|cantidad)\b|^(?:menu|carta|lista)(?: de precios?)?(?: n?\d*)?$/;

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
  const rows = sheet.rows.slice(0, index).map((row) => (row.some(isLabel) ? [] : row));
  const products = rows.filter((row) => row.some(isPrice) && row.some(isName));
  if (products.length === 0) return null;
  const areAligned = products.every((row) => isName(row[heading?.column ?? title] ?? '') && isPrice(row[price] ?? ''));
  const faults = (sheet.faults ?? []).filter(({ row }) => row <= index);
  return { ...sheet, rows, faults, block: 0, ...(areAligned && { headers }) };
}

function isName(cell: SheetCell): boolean {
  return typeof cell === 'string' && /\p{L}{2}/u.test(cell) && !isPrice(cell);
}

function isLabel(cell: SheetCell): boolean {
  return LABEL.test(searchText(cellText(cell)));
}
