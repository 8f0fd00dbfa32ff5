import { parsePrice, type SheetCell } from '@carta/domain';
import type { CellStyle } from './cell-styles.ts';
import { readXml, type Rest } from './read-xml.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970, in days since the beginning of spreadsheets, and how much later those of old Macs begin. */
const EPOCH_DAY = 25_569;
const MAC_DAYS = 1_462;
/** What a formula has that no program has counted. */
const UNCOUNTED = { kind: 'error', text: '(fórmula sin resultado)' } as const;

/** What the cells of a workbook refer to. */
export interface Workbook {
  readonly texts: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly isOfMac: boolean;
}

/** Further empty rows above the last one are no table. */
const LAST_ROW = 200_000;

interface SheetRows {
  /** The index of a row is its number less 1. */
  readonly rows: SheetCell[][];
  /** The numbers of the rows that are hidden; those of a group that is folded are not. */
  readonly hiddenRows: ReadonlySet<number>;
  /** How many rows hold something. */
  readonly filled: number;
}

/** Returns the cells of a sheet; null for one with more filled rows than `maxRows`, or too far down. */
export async function readSheet(
  bytes: Uint8Array | undefined,
  workbook: Workbook,
  { maxRows, rest }: { readonly maxRows: number; readonly rest: Rest },
): Promise<SheetRows | null> {
  const reader = new SheetReader(workbook);
  await readXml(bytes, reader, rest);
  return reader.lastRow > LAST_ROW || reader.filled > maxRows
    ? null
    : { rows: reader.finished(), hiddenRows: reader.hiddenRows, filled: reader.filled };
}

class SheetReader {
  readonly rows: SheetCell[][] = [];
  readonly hiddenRows = new Set<number>();
  filled = 0;
  /** The number of the last row that holds something. */
  lastRow = 0;
  readonly #workbook: Workbook;
  readonly #merged: string[] = [];
  #row = 0;
  #column = 0;
  #cell = { type: '', style: '', value: '', text: '', hasValue: false, hasFormula: false };
  #isInCell = false;
  /** 'v', 't': where text belongs to the cell. */
  #inside = '';
  #isReading = 0;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  readonly open = (name: string, attribute: (name: string) => string): void => {
    if (name === 'c') this.#openCell(attribute);
    else if (name === 'row') {
      this.#row = Number(attribute('r')) || this.#row + 1;
      this.#column = 0;
      const isGrouped = Number(attribute('outlineLevel')) > 0;
      if (/^(?:1|true)$/.test(attribute('hidden')) && !isGrouped) this.hiddenRows.add(this.#row);
    } else if (name === 'mergeCell') this.#merged.push(attribute('ref'));
    else if (this.#isInCell) {
      if (name === 'v') this.#cell.hasValue = true;
      if (name === 'f') this.#cell.hasFormula = true;
      // How a text is pronounced is no part of it.
      if (name === 'rPh') this.#isReading += 1;
      if (name === 'v' || name === 't') this.#inside = name;
    }
  };

  readonly close = (name: string): void => {
    if (name === 'c') this.#closeCell();
    else if (name === 'rPh') this.#isReading -= 1;
    else if (name === this.#inside) this.#inside = '';
  };

  readonly text = (text: string): void => {
    if (this.#inside === 'v') this.#cell.value += text;
    else if (this.#inside === 't' && this.#isReading === 0) this.#cell.text += text;
  };

  /** Returns the rows; a price whose cell reaches over several rows is the price of each. */
  finished(): SheetCell[][] {
    for (const ref of this.#merged) {
      const [first, last] = ref.split(':').map(placeOf);
      const cell = first && (this.rows[first.row - 1]?.[first.column - 1] ?? '');
      if (!first || !last || cell === undefined || !isPrice(cell)) continue;
      for (let row = first.row; row < last.row && row < this.rows.length; row += 1)
        this.#put(row + 1, first.column, cell);
    }
    return this.rows;
  }

  #openCell(attribute: (name: string) => string): void {
    const written = attribute('r');
    this.#column = written === '' ? this.#column + 1 : placeOf(written).column;
    this.#cell = {
      type: attribute('t'),
      style: attribute('s'),
      value: '',
      text: '',
      hasValue: false,
      hasFormula: false,
    };
    this.#isInCell = true;
  }

  #closeCell(): void {
    this.#isInCell = false;
    const value = this.#valueOf();
    if (value === '') return;
    this.lastRow = Math.max(this.lastRow, this.#row);
    if (this.#row > LAST_ROW) return;
    if ((this.rows[this.#row - 1] ?? []).length === 0) this.filled += 1;
    this.#put(this.#row, this.#column, value);
  }

  #put(row: number, column: number, value: SheetCell): void {
    while (this.rows.length < row) this.rows.push([]);
    const cells = this.rows[row - 1] ?? [];
    while (cells.length < column - 1) cells.push('');
    cells[column - 1] = value;
  }

  #valueOf(): SheetCell {
    const { type, value, text, hasValue, hasFormula } = this.#cell;
    if (hasFormula && (!hasValue || (value === '' && type === ''))) return UNCOUNTED;
    if (type === 's') return value === '' ? '' : (this.#workbook.texts[Number(value)] ?? '');
    if (type === 'inlineStr') return unescaped(text);
    if (type === 'str') return unescaped(value);
    if (value === '') return '';
    if (type === 'b') return value === '1';
    if (type === 'e') return { kind: 'error', text: value };
    return type === 'd' ? dateCell(new Date(value)) : this.#numberOf(Number(value));
  }

  #numberOf(number: number): SheetCell {
    if (!Number.isFinite(number)) return this.#cell.value;
    const style = this.#workbook.styles[Number(this.#cell.style)];
    if (this.#cell.style === '' || !style) return number;
    if (style === 'date') {
      const day = number + (this.#workbook.isOfMac ? MAC_DAYS : 0);
      return dateCell(new Date(Math.round((day - EPOCH_DAY) * DAY_MS)));
    }
    if (style.after === '%')
      return { kind: 'percentage', text: `${String(Math.round(number * 10_000) / 100).replace('.', ',')}%` };
    const shown = String(Math.round(number * 100) / 100).replace('.', ',');
    return [style.before, shown, style.after].join(' ').trim();
  }
}

function isPrice(cell: SheetCell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && parsePrice(cell).ok);
}

/** Signs that XML cannot write stand as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
}

/** Both 1-based: row 12, column 28 of 'AB12'. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const letter = (reference.charCodeAt(at) & 0xdf) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return { row: Number(reference.slice(at)), column };
}

/** Spreadsheets count times as parts of the day before 1900. */
function dateCell(date: Date): SheetCell {
  if (Number.isNaN(date.valueOf())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  if (date.getUTCFullYear() < 1900) return { kind: 'time', text: time };
  return { kind: 'date', text: `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}` };
}
