import { COLUMN_FIELDS, type ColumnField } from './column-field.ts';
import type { RowFault } from './row-item.ts';
import type { TableRow } from './table-row.ts';

/** What is wrong with a row, in words; all else is as the row says. */
type FaultOf = Partial<RowFault> & Pick<RowFault, 'cell' | 'message'>;

/** The faults of a file while its rows are read. */
export class RowFaults {
  readonly #namesSheets: boolean;
  readonly #list: RowFault[] = [];
  readonly #settled = new Set<string>();

  constructor({ namesSheets }: { readonly namesSheets: boolean }) {
    this.#namesSheets = namesSheets;
  }

  /** `field` is null where the whole row is meant. */
  of(row: TableRow, field: ColumnField | null, fault: FaultOf): RowFault {
    return {
      id: row.id,
      sheet: this.#namesSheets ? row.sheet : '',
      row: row.number,
      column: field === null ? '' : COLUMN_FIELDS[field],
      title: row.text('title'),
      isPrice: field === 'price',
      ...fault,
    };
  }

  report(row: TableRow, field: ColumnField | null, fault: FaultOf): void {
    this.add(this.of(row, field, fault));
  }

  add(fault: RowFault): void {
    this.#list.push(fault);
  }

  /** Takes back what a later row has answered. */
  settle(id: string): void {
    this.#settled.add(id);
  }

  /** Those that leave a row out come first, each kind in the sequence of the file. */
  list(): RowFault[] {
    const faults = this.#list.filter(({ id }) => !this.#settled.has(id));
    return [...faults.filter(({ isPrice }) => !isPrice), ...faults.filter(({ isPrice }) => isPrice)];
  }
}
