/** A cell that is no text and no plain number, as the spreadsheet shows it or nearly so. */
export interface MarkedCell {
  readonly kind: 'date' | 'time' | 'percentage' | 'error';
  readonly text: string;
}

/** A cell of a table; '' if it is empty. */
export type SheetCell = string | number | boolean | MarkedCell;

/** A row that could not be read as cells. */
export interface SheetFault {
  /** 1-based, as spreadsheets count. */
  readonly row: number;
  readonly reason: 'open-quote';
  /** What stands in the row. */
  readonly text: string;
}

/** A table of a file. The index of a row is its number less 1: empty rows are there. */
export interface Sheet {
  /** '' in a file that has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** True for text, in which a row with more cells than headers is a fault. */
  readonly isText?: boolean;
  readonly faults?: readonly SheetFault[];
  /** The rows that the spreadsheet hides, 1-based. */
  readonly hiddenRows?: ReadonlySet<number>;
  /** The table is one of several beside each other in the sheet, counted from 0. */
  readonly part?: number;
  /** The table is one of several below each other in the sheet, counted from 0. */
  readonly block?: number;
  /** The headers of such a table, where they stand below it. */
  readonly headers?: readonly SheetCell[];
  /** The category of such a table, which stands above its names; '' if it has none. */
  readonly heading?: string;
}

/** Returns a cell as text, without spaces at its ends. */
export function cellText(cell: SheetCell | null | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'object') return cell.text.trim();
  if (typeof cell === 'boolean') return cell ? 'sí' : 'no';
  return String(cell).trim();
}

/** Returns the words of a row that has nothing else; '' for other rows. */
export function aloneIn(row: readonly SheetCell[]): string {
  const [text = '', ...others] = row.map(cellText).filter((one) => one !== '');
  return others.length === 0 ? text : '';
}
