import { searchText } from '../menu/search.ts';
import { withoutApostrophe } from '../texts/formula.ts';
import { withoutMarkup } from '../texts/visible-text.ts';
import type { ReadColumn, ReadSheet } from './columns.ts';
import type { ColumnField } from './column-field.ts';
import type { ExportColumn } from './known-exports.ts';
import { sizeOfHeader } from './size-headers.ts';
import { cellText, type MarkedCell, type Sheet, type SheetCell } from './sheet.ts';
import { yesOrNo } from './yes-or-no.ts';

const SINCE = /^\d{4}-\d\d-\d\d/;
const SUMS = /^(?:sub ?)?total(?:es)?\b|^(?:promedio|suma)\b/;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{So}\p{Sc}]/u;
const TOTALS =
  /^(?:(?:gran|sub) ?)?total(?:es)?(?: general| final| productos)?:?$|^(?:total|cantidad) de (?:productos|articulos|items|platos|registros):?$/;

const TOTAL_OF = /^(?:sub ?)?total(?:es)? (?:de )?(?:(?:rubro|categoria|familia|seccion|grupo) )?/;

/** What stands in a column of codes where there is none. */
const NO_CODE = /^(?:[0\W_]*|n\/?a|s\/?c|s\/?n|no|null|none|sin codigo)$/;

/** Without '/' before it, which an address has. */
const PAGE = /^[^/]*\b(?:pag|pagina|page)[.,: ]{0,3}\d+(?: ?(?:de|of|\/) ?\d+)?$/;

/** Names of sheets that say nothing of what is in them. */
const PLAIN_SHEET =
  /^(?:(?:hoja|sheet|planilha|pagina|page|tabla|table|libro)\s*\d*|items?|productos?|products?|menu|carta|precios?|lista|lista de precios|articulos?|export\w*|worksheet)$/;

/** True for a name that can be a category: not 'Hoja1'. [FILE-12] */
export function namesCategory(sheet: string): boolean {
  return sheet !== '' && !PLAIN_SHEET.test(searchText(sheet));
}

/** True for a text in capitals, whatever is in brackets: 'EMPANADAS (c/u)'. */
export function isInCapitals(text: string): boolean {
  const words = text.replace(/\([^()]*\)/g, '').trim() || text;
  return words === words.toUpperCase();
}

/** Names a row of a file; `number` is 1-based. */
export function rowId({ name, part = 0 }: Pick<Sheet, 'name' | 'part'>, number: number): string {
  return part === 0 ? `${name}!${number}` : `${name}!${number}#${part}`;
}

/** One row by the meaning of its columns. */
export class TableRow {
  readonly #table: ReadSheet;
  readonly #cells: readonly SheetCell[];
  /** True for a row of Carta's own table. */
  readonly #isOwn: boolean;
  readonly number: number;

  constructor(table: ReadSheet, index: number, isOwn: boolean) {
    this.#table = table;
    this.#isOwn = isOwn;
    this.#cells = table.sheet.rows[index] ?? [];
    this.number = index + 1;
  }

  get sheet(): string {
    return this.#table.sheet.name;
  }

  get id(): string {
    return rowId(this.#table.sheet, this.number);
  }

  get sheetCategory(): string {
    return !this.hasColumn('category') && namesCategory(this.sheet) ? this.sheet : '';
  }

  /** True if no cell says anything: lines of dashes between the rows do not. */
  get isEmpty(): boolean {
    return this.#cells.every((cell) => !SAYS_SOMETHING.test(cellText(cell)));
  }

  get isHidden(): boolean {
    return this.#table.sheet.hiddenRows?.has(this.number) === true;
  }

  get repeatsHeaders(): boolean {
    const { headers } = this.#table;
    const isHeader = (cell: SheetCell, index: number) => {
      const [text, header = ''] = [cellText(cell), headers[index]];
      return text === '' || (text.length === header.length && searchText(text) === searchText(header));
    };
    return this.#cells.every(isHeader) && this.#cells.filter((cell) => cellText(cell) !== '').length > 1;
  }

  /** True for 'Página 2 de 3', which reports write between their rows, also beside their title. */
  get isPageNumber(): boolean {
    return PAGE.test(searchText(this.#filledFrom(0)));
  }

  /** True for 'TOTAL' with a sum, and for 'Total Vinos' below the products of 'Vinos' or beside the names. */
  isTotalOf(category: string): boolean {
    const texts = this.#cells.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).map(cellText);
    if (texts.length !== 1) return false;
    const text = searchText(texts[0] ?? '').replace(/(?<=[\p{L}\p{N} ])[^\p{L}\p{N} ]+$/u, '');
    if (TOTALS.test(text)) return true;
    if (!this.has('price')) return false;
    return this.has('title')
      ? category !== '' && text.replace(TOTAL_OF, 'total ') === `total ${searchText(category)}`
      : SUMS.test(text);
  }

  /** True if the name is all that is filled of what is imported. */
  get isHeading(): boolean {
    return this.isAlone('title');
  }

  /** The category that a row only names, where none has a column: alone among the names, or in a row of nothing else left of them; '' for other rows, and where a price is in it. */
  get heading(): string {
    if (this.hasColumn('category')) return '';
    const text = (this.isHeading && this.text('title')) || this.#headingBeside;
    return /\$\s?\d/.test(text) ? '' : text;
  }

  get #headingBeside(): string {
    const filled = this.#table.columns.filter(({ index }) => cellText(this.#cells[index]) !== '');
    const [column] = filled;
    const title = this.#inRole('title')[0]?.index ?? -1;
    const isBeside = column && column.index < title && (column.role === null || column.role === 'key');
    if (!isBeside || filled.length > 1) return '';
    const text = this.#lineAt(column.index);
    return /\p{L}{3}/u.test(text) ? text : '';
  }

  isAlone(field: ColumnField): boolean {
    return this.#table.columns.every(
      ({ role, index }) => role === null || role === field || cellText(this.#cells[index]) === '',
    );
  }

  get isInCapitals(): boolean {
    return isInCapitals(this.text('title'));
  }

  /** What stands behind the last column, or that a price was parted at its thousands: '12, 500'; '' if there are as many cells as headers. */
  get extra(): string {
    if (this.#table.sheet.isText !== true) return '';
    const { most } = this.#table.cells;
    const beyond = this.#filledFrom(this.#table.headers.length);
    if (beyond !== '') return beyond;
    const price = this.#inRole('price')[0]?.index ?? 0;
    return this.#cells.length > most || this.#isPartedAt(price) ? this.#filledFrom(price) : '';
  }

  /** True for '12' beside '500' that no header stands above, or that most rows do not have. */
  #isPartedAt(index: number): boolean {
    const { common, named } = this.#table.cells;
    const isBeside = index + 1 >= named || this.#cells.length > common;
    return (
      isBeside &&
      /^\D{0,4}\d{1,3}$/.test(cellText(this.#cells[index])) &&
      /^\d{3}(?:[.,]\d{1,2})?$/.test(cellText(this.#cells[index + 1]))
    );
  }

  #filledFrom(index: number): string {
    return this.#cells
      .slice(index)
      .map(cellText)
      .filter((text) => text !== '')
      .join(', ');
  }

  /** The code of the product, or of the one that it belongs to; '' if there is none. */
  get code(): string {
    const parent = this.role('parent').replace(/^id:/i, '');
    const code = parent === '' ? this.text('key') : parent;
    return NO_CODE.test(searchText(code)) ? '' : code;
  }

  get size(): string {
    const sizes = this.#inRole('size').map(({ index }) => this.#lineAt(index));
    return sizes.filter((size) => size !== '').join(' / ');
  }

  /** False if one of the columns says so; undefined if none says anything. */
  get show(): boolean | undefined {
    const answers = this.#inRole('show').map((column) => this.#showIn(column));
    return answers.includes(false) ? false : answers.find((answer) => answer !== undefined);
  }

  /** The first cell that says neither that the product is shown nor that it is not; '' if there is none. */
  get unclearShow(): string {
    const unclear = this.#inRole('show').filter((column) => this.#showIn(column) === undefined);
    return unclear.map(({ index }) => cellText(this.#cells[index])).find((text) => text !== '') ?? '';
  }

  #showIn({ index, hides }: ReadColumn): boolean | undefined {
    const cell = this.#cells[index];
    // 'deletedAt: 2026-11-01'.
    if (hides && SINCE.test(cellText(cell))) return false;
    const answer = yesOrNo(cell);
    // 'Estado: Oculto' says it itself, 'Oculto: sí' by the header.
    const isWord =
      typeof cell === 'string' && /^(?:hidden|oculto|archiv|inactiv|draft|visible|activ)/.test(searchText(cell));
    return hides && !isWord && answer !== undefined ? !answer : answer;
  }

  hasColumn(field: ColumnField): boolean {
    return this.#inRole(field).length > 0;
  }

  /** The prices of sizes that stand in columns of their own; none where fewer than two are filled. */
  get sizesBeside(): { readonly title: string; readonly cell: SheetCell }[] {
    const filled = this.hasColumn('size') ? [] : this.#inRole('price').filter((column) => this.#isFilled(column));
    return filled.length < 2
      ? []
      : filled.map(({ header, index }) => ({ title: sizeOfHeader(header), cell: this.#cells[index] ?? '' }));
  }

  #isFilled({ index }: ReadColumn): boolean {
    return cellText(this.#cells[index]) !== '';
  }

  cell(field: ColumnField): SheetCell {
    const [first, ...others] = this.#inRole(field);
    const column = first && !this.#isFilled(first) ? (others.find((one) => this.#isFilled(one)) ?? first) : first;
    const cell = column ? (this.#cells[column.index] ?? '') : '';
    if (typeof cell !== 'string') return cell;
    const written = this.#written(cell);
    return field === 'price' ? withoutMarkup(written) : written;
  }

  marked(field: ColumnField): MarkedCell | undefined {
    const cell = this.cell(field);
    return typeof cell === 'object' ? cell : undefined;
  }

  has(field: ColumnField): boolean {
    return cellText(this.cell(field)) !== '';
  }

  text(field: ColumnField): string {
    const [column] = this.#inRole(field);
    if (!column) return '';
    return field === 'description' ? this.#textAt(column.index) : this.#lineAt(column.index);
  }

  /** The text of a column that is no field of a product. */
  role(role: Exclude<ExportColumn, ColumnField>): string {
    const [column] = this.#inRole(role);
    return column ? this.#textAt(column.index) : '';
  }

  #inRole(role: ExportColumn): readonly ReadColumn[] {
    return this.#table.byRole.get(role) ?? [];
  }

  /** The text of a cell in one line: names are broken in two for looks. */
  #lineAt(index: number): string {
    const text = this.#textAt(index);
    if (this.#isOwn) return text;
    const lines = text.split(/[\r\n]/).map((line) => line.trim());
    return lines.filter((line) => line !== '').join(' ');
  }

  #textAt(index: number): string {
    const cell = this.#cells[index];
    const text = typeof cell === 'string' ? this.#written(cell) : cellText(cell);
    if (this.#isOwn) return text;
    return withoutMarkup(text);
  }

  /** Exports to spreadsheets put an apostrophe before what would run as a formula. */
  #written(cell: string): string {
    const written = this.#table.sheet.isText === true ? withoutApostrophe(cell) : cell;
    return this.#isOwn ? written : written.trim();
  }
}
