import { namesOtherCurrency } from '../prices/parse-price.ts';
import { headerWords, isExact, meansOther, type HeaderMeaning } from './headers.ts';
import { differ, isOfPrices, isOfWords, isRunning, type SeenColumn } from './seen-column.ts';

/** What is to hold from now on. */
const NEW_PRICE = /\b(?:nuevo|new|novo|actualizado)\b/;
/** What diners pay, and what the tax still comes on top of. */
const WITH_TAX = /\b(?:c|con) iva\b|\biva inc|\b(?:bruto|final|pvp|publico)\b/;
const BEFORE_TAX = /\b(?:s|sin|mas) (?:iva|impuesto)|\b(?:neto|net|subtotal)\b/;
/** Prices in another unit than pesos: 'Precio (en miles)'. */
const SCALED = /\b(?:centavos?|cents?|miles|x ?1[.,]?000)\b/i;
/** Numbers that are counted, weighed or taxed. */
const COUNTED =
  /^(?:n|no|nro|num|numero|orden|order|paso|item|pos|posicion|mesa|dia|iva)$|\b(?:cant|cantidad|unidad|peso neto|peso bruto|gramaje|gramo|gr|kg|ml|kcal|caloria|persona|comensal|minuto|tiempo|tasa|alicuota|porcentaje|utilidad|rentabilidad|markup|recargo|punto|min|max)\b/;

const YEAR = /^(?:19|20)\d\d$/;

interface NamedColumn extends HeaderMeaning {
  readonly column: SeenColumn;
}

interface PriceColumn {
  readonly id: string;
  readonly isSure: boolean;
}

/**
 * Returns the column of what diners pay, of those whose headers name a price, the nearest first: a new price goes before the present one, one
 * with tax before one without. It is asked where another one may be meant, and where it is in another currency or unit, or lacks the tax. [FILE-8]
 */
export function namedPrice(named: readonly NamedColumn[]): PriceColumn | null {
  const filled = orAll(named, ({ column }) => column.prices > 0);
  const inPesos = orAll(filled, ({ column }) => !namesOtherCurrency(column.header));
  const all = orAll(inPesos, ({ column }) => !says(BEFORE_TAX, column));
  const newest = all.find(({ column }) => says(NEW_PRICE, column));
  const withTax = all.find(({ column }) => says(WITH_TAX, column));
  const best = newest ?? withTax ?? all[0];
  if (!best) return null;
  const isAsNear = (other: NamedColumn) =>
    (best !== all[0] || isExact(other) === isExact(best)) && differ(best.column, other.column);
  const { id, header } = best.column;
  const isInPesos = !namesOtherCurrency(header) && !SCALED.test(header);
  return { id, isSure: isInPesos && !all.some(isAsNear) && !says(BEFORE_TAX, best.column) };
}

/** Returns the column of `free` whose cells are prices, years, prices before tax and those left of words last: no cost, no number of the row, nothing that is counted. */
export function pricedColumn(free: readonly SeenColumn[], all: readonly SeenColumn[]): SeenColumn | undefined {
  const words = all.findIndex(isOfWords);
  const isUnlikely = (column: SeenColumn) =>
    all.indexOf(column) < words || says(BEFORE_TAX, column) || column.values.every((value) => YEAR.test(value));
  return free
    .filter((column) => isOfPrices(column) && !isRunning(column) && !isCounted(column.header))
    .filter((column) => !meansOther(column.header) || says(BEFORE_TAX, column))
    .toSorted((a, b) => Number(isUnlikely(a)) - Number(isUnlikely(b)) || b.prices - a.prices)[0];
}

/** True for the header of numbers that are no prices: 'Nº', 'Cantidad', 'Kcal'. */
export function isCounted(header: string): boolean {
  return COUNTED.test(headerWords(header));
}

function says(words: RegExp, { header }: SeenColumn): boolean {
  return words.test(headerWords(header));
}

/** Those that fit; all where none does. */
function orAll<T>(list: readonly T[], fits: (one: T) => boolean): readonly T[] {
  const fitting = list.filter(fits);
  return fitting.length > 0 ? fitting : list;
}
