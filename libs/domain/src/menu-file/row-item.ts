/** What is wrong with a row. */
export interface RowFault {
  /** Names the row in the file. */
  readonly id: string;
  /** '' in a file without sheets, or with one. */
  readonly sheet: string;
  /** 1-based, as spreadsheets count. */
  readonly row: number;
  /** Shown name of the column; '' where the whole row is meant. */
  readonly column: string;
  /** The product as far as it can be read. */
  readonly title: string;
  /** The cell as it stands. */
  readonly cell: string;
  readonly message: string;
  /** True where the price cell is the only fault, so that the product can be stored without a price. */
  readonly isPrice: boolean;
}

/** Rows that are no products, by why. */
export interface SkippedRows {
  readonly empty: number;
  readonly headers: number;
  readonly totals: number;
}

/** A price cell: its decimal, or the fault that it has. */
export type RowPrice = { readonly decimal: string } | { readonly fault: string };

/** A size of a product of a table. */
export interface RowSize {
  readonly title: string;
  readonly price: RowPrice;
}

/** A product of a table with the rows of its sizes. */
export interface RowItem {
  readonly category: string;
  readonly subcategory: string;
  readonly title: string;
  readonly description: string;
  /** Undefined where no cell says it. */
  readonly show: boolean | undefined;
  readonly key: string;
  readonly price: RowPrice | null;
  readonly sizeTitle: string;
  readonly sizes: readonly RowSize[];
}

/** The products of the sheets that are read, and the rows that are none. */
export interface ReadRows {
  readonly products: readonly RowItem[];
  /** Those that leave a row out come first, each kind in the sequence of the file. */
  readonly faults: readonly RowFault[];
  readonly skipped: SkippedRows;
  /** True if some product has no category, neither in a column nor by its sheet. */
  readonly needsCategory: boolean;
}
