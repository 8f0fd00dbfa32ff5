import { searchText } from '../menu/search.ts';
import { PRICE_PROBLEMS } from '../prices/parse-price.ts';
import { priceToDecimal } from '../prices/price.ts';
import { refused } from '../result.ts';
import type { Steps } from '../steps.ts';
import { TEXT_LIMITS, textProblem } from '../texts/text-limits.ts';
import { CELL_PROBLEMS, priceIn } from './cell-problems.ts';
import type { ReadSheet } from './columns.ts';
import type { ColumnField } from './column-field.ts';
import { isOtherCurrency } from './currency.ts';
import { holderOf } from './heading-above.ts';
import { OWN_EXPORT, SINGLE_SIZES, type KnownExport } from './known-exports.ts';
import { loneRows, NO_LONE_ROWS } from './lone-rows.ts';
import { OpenHeading } from './open-heading.ts';
import { leftOutDraft, ownSize, sizeOf, type OpenDraft } from './open-draft.ts';
import { RowFaults } from './row-faults.ts';
import type { ReadRows, RowPrice, RowSize } from './row-item.ts';
import { placeIn } from './row-place.ts';
import { rowProblem } from './row-problem.ts';
import { cellText } from './sheet.ts';
import { namesCategory, TableRow } from './table-row.ts';

/**
 * Reads the rows of the chosen sheets and columns: products of the category and subcategory that stand in them or above them [FILE-9], with
 * rows of sizes below them [FILE-13]; repeated headers, empty rows and totals are skipped and counted [FILE-14]. Each row that cannot be read is
 * a fault with its place and words [FILE-10].
 */
export function* readRows(tables: readonly ReadSheet[], shape: KnownExport | null): Steps<ReadRows> {
  const isOfSheets = new Set(tables.map(({ sheet }) => sheet.name)).size > 1;
  const reader = new RowReader(shape, { hasTables: tables.length > 1, isOfSheets });
  for (const [nth, table] of tables.entries())
    yield* reader.readSheet(table, { isAbove: (tables[nth + 1]?.sheet.block ?? 0) > 0 });
  return reader.result();
}

const ROWS_PER_STEP = 50;
class RowReader {
  readonly #shape: KnownExport | null;
  readonly #isOfSheets: boolean;
  readonly #isOwn: boolean;
  readonly #drafts: OpenDraft[] = [];
  readonly #faults: RowFaults;
  readonly #byCode = new Map<string, OpenDraft>();
  /** Products with sizes, by place and name. */
  readonly #sized = new Map<string, OpenDraft>();
  readonly #skipped = { empty: 0, headers: 0, totals: 0 };
  #category = '';
  #subcategory = '';
  /** The category of the rows that only name one, which holds those below it. */
  #upper = '';
  #last: OpenDraft | null = null;
  #lone = NO_LONE_ROWS;
  /** The name of the sheet, or the heading above its headers, where it holds the headings in it. */
  #holder = '';
  readonly #heading = new OpenHeading((fault) => this.#faults.add(fault));

  constructor(shape: KnownExport | null, { hasTables, isOfSheets }: { hasTables: boolean; isOfSheets: boolean }) {
    this.#shape = shape;
    this.#faults = new RowFaults({ namesSheets: hasTables });
    this.#isOfSheets = isOfSheets;
    this.#isOwn = shape?.name === OWN_EXPORT;
  }

  /** `isAbove`: another table follows in the same sheet. */
  *readSheet(table: ReadSheet, { isAbove }: { readonly isAbove: boolean }): Steps<void> {
    const { sheet, firstRow } = table;
    const hasCategories = table.byRole.has('category');
    const lastRow = sheet.rows.findLastIndex((row) => row.some((cell) => cellText(cell) !== ''));
    const rows = sheet.rows
      .slice(firstRow, lastRow + 1)
      .map((_, nth) => new TableRow(table, firstRow + nth, this.#isOwn));
    if ((sheet.block ?? 0) > 0) this.#takeHeading();
    else {
      this.#heading.end();
      this.#category = hasCategories || !namesCategory(sheet.name) ? '' : sheet.name;
      this.#subcategory = '';
    }
    this.#holder = holderOf(sheet, rows, { isOfSheets: this.#isOfSheets });
    if (sheet.heading !== undefined) [this.#category, this.#subcategory] = [sheet.heading, ''];
    this.#last = null;
    yield;
    this.#lone = yield* loneRows(table, rows, { isExport: this.#shape !== null, isAbove });
    if (this.#lone.above !== '') this.#category = this.#lone.above;
    yield;
    const broken = new Map((sheet.faults ?? []).map((fault) => [fault.row, fault]));
    for (const [nth, row] of rows.entries()) {
      if (nth % ROWS_PER_STEP === 0) yield nth / rows.length;
      const fault = broken.get(row.number);
      if (fault)
        this.#faults.report(row, null, {
          cell: fault.text,
          message: 'La comilla no se cierra',
          title: row.text('title'),
        });
      else this.#readRow(row);
    }
  }

  result(): ReadRows {
    this.#heading.end();
    const products = this.#drafts
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ isLeftOut: _out, single: _single, ...product }) => product);
    return {
      products,
      faults: this.#faults.list(),
      skipped: this.#skipped,
      needsCategory: products.some(({ category }) => category === ''),
    };
  }

  #readRow(row: TableRow): void {
    if (row.isEmpty) this.#skipped.empty += 1;
    else if (row.repeatsHeaders || row.isPageNumber) this.#skipped.headers += 1;
    else if (row.isTotalOf(this.#category)) this.#skipped.totals += 1;
    else if (row.extra !== '') this.#leaveOut(row, null, { cell: row.extra, message: 'Hay más celdas que columnas' });
    else this.#readFilled(row);
  }

  #readFilled(row: TableRow): void {
    const title = row.text('title');
    const size = row.size;
    const code = row.code;
    this.#readPlace(row, title);
    if (row.isHidden && row.has('price')) return this.#readHidden(row);
    const known = code === '' ? undefined : this.#byCode.get(code);
    const above = this.#last;
    const isSize =
      known !== undefined ||
      (title === '' && above !== null && (size !== '' || row.has('price')) && (code === '' || above.key === '')) ||
      (title !== '' && size !== '' && above !== null && this.#isSame(above, title));
    const owner = known ?? (isSize ? above : this.#ownerOf(title, size));
    if (owner) return this.#readSize(row, owner, { title, size, code });
    this.#readProduct(row, { title, size, code });
  }

  /** The category and subcategory of a row hold for those below it; in an export each row has its own. */
  #readPlace(row: TableRow, title: string): void {
    const { category, subcategory } = placeIn(row, this.#shape);
    const level = this.#lone.levels.get(row) ?? null;
    if (level === 2 && this.#upper !== '') [this.#category, this.#subcategory] = [this.#upper, category];
    else if (category !== '' || (this.#shape && title !== '')) {
      this.#upper = level === 1 ? category : '';
      this.#category = category === '' && this.#shape ? row.sheetCategory : category;
      this.#subcategory = subcategory;
    } else if (subcategory !== '') this.#subcategory = subcategory;
  }

  #readProduct(row: TableRow, { title, size, code }: { title: string; size: string; code: string }): void {
    if (this.#lone.describing.has(row) && this.#last) return this.#describe(this.#last, row, title);
    const heading = this.#shape || this.#lone.unpriced.has(row) ? '' : row.heading;
    if (heading !== '') return this.#startHeading(row, heading);
    if (title === '' && !(this.#isOwn && code !== '')) {
      // Pictures of the product above, in an export; a row that only names a category.
      if (
        !row.has('price') &&
        !row.has('description') &&
        (row.has('category') || row.has('subcategory') || this.#shape)
      )
        return;
      return this.#leaveOut(row, 'title', { cell: row.text('key'), message: 'Falta el nombre' });
    }
    this.#takeHeading();
    const problem = rowProblem(row);
    if (problem) return this.#leaveOut(row, problem.field, { cell: row.text(problem.field), ...problem.fault });
    const isVariable = /^variab/.test(searchText(row.role('rowType')));
    const named = isVariable ? '' : size;
    const isSingle = !this.#isOwn && SINGLE_SIZES.includes(searchText(named));
    const sizes: RowSize[] = [];
    for (const { title: size, cell } of row.sizesBeside) {
      const faulty = sizes.filter(({ price }) => 'fault' in price).length;
      const id = faulty === 0 ? row.id : `${row.id}/${faulty}`;
      sizes.push({ title: size, price: this.#priceOf(row, `${title} ${size}`, { cell, id }) });
    }
    if (sizes.length === 0 && named !== '' && !isSingle) sizes.push({ title: named, price: this.#priceOf(row, title) });
    const draft: OpenDraft = {
      category: this.#category,
      subcategory: this.#subcategory,
      title,
      key: code,
      show: row.show,
      description: row.text('description'),
      price: sizes.length > 0 ? null : this.#priceOf(row, title),
      sizeTitle: row.role('sizeTitle'),
      sizes,
      single: isSingle ? named : '',
    };
    this.#drafts.push(draft);
    this.#last = draft;
    if (named !== '') this.#sized.set(this.#placeOf(title), draft);
    for (const one of [code, row.role('sku')]) if (one !== '') this.#byCode.set(one, draft);
  }

  /** A row that the spreadsheet hides is neither shown to diners nor left out without a word. */
  #readHidden(row: TableRow): void {
    this.#takeHeading();
    const fault = { cell: '', message: 'La fila está oculta en la planilla' };
    if (row.has('title')) this.#leaveOut(row, null, fault);
    else this.#faults.report(row, null, fault);
  }

  #readSize(
    row: TableRow,
    owner: OpenDraft,
    { title, size, code }: { title: string; size: string; code: string },
  ): void {
    if (!row.has('price') && size === '' && (title === '' || this.#shape)) return;
    if (owner.isLeftOut)
      return this.#faults.report(row, null, { cell: '', message: 'Es un tamaño de un producto que queda afuera' });
    const named = size === '' ? sizeOf(title, owner.title) : size;
    if (named === '') {
      const message = title === '' ? 'Falta el nombre' : `El código «${code}» está dos veces`;
      return this.#faults.report(row, title === '' ? 'title' : 'key', {
        cell: code,
        message,
        title: title || owner.title,
      });
    }
    const problem = textProblem(named, TEXT_LIMITS.title);
    if (problem !== undefined) return this.#faults.report(row, 'size', { cell: named, message: problem });
    const price = this.#priceOf(row, `${owner.title} ${named}`);
    const settled = ownSize(owner);
    // Only the sizes below say the price.
    if (settled !== undefined) this.#faults.settle(settled);
    owner.sizes.push({ title: named, price });
    this.#last = owner;
    if (this.#shape && !this.#isOwn) return;
    owner.show ??= row.show;
    const description = row.text('description');
    if (owner.description === '' && textProblem(description, TEXT_LIMITS.description) === undefined)
      owner.description = description;
  }

  /** The product of a size whose rows do not stand together, as in a list that is sorted by price; null if this one is new. */
  #ownerOf(title: string, size: string): OpenDraft | null {
    if (this.#shape || title === '' || size === '') return null;
    const owner = this.#sized.get(this.#placeOf(title));
    if (!owner || owner.sizes.some((one) => searchText(one.title) === searchText(size))) return null;
    return owner;
  }

  #placeOf(title: string): string {
    return JSON.stringify([this.#category, this.#subcategory, title].map(searchText));
  }

  #isSame(above: OpenDraft, title: string): boolean {
    const isHere = above.category === this.#category && above.subcategory === this.#subcategory;
    return isHere && (above.sizes.length > 0 || above.single !== '') && searchText(above.title) === searchText(title);
  }

  #priceOf(row: TableRow, title: string, { cell, id } = { cell: row.cell('price'), id: row.id }): RowPrice {
    const currency = row.role('currency');
    const price = isOtherCurrency(currency) && row.has('price') ? refused(PRICE_PROBLEMS.currency) : priceIn(cell);
    if (price.ok) return { decimal: priceToDecimal(price.value) };
    this.#faults.report(row, 'price', {
      cell: `${currency} ${cellText(cell)}`.trim(),
      message: price.reason,
      title,
      id,
    });
    return { fault: id };
  }

  #describe(above: OpenDraft, row: TableRow, line: string): void {
    const text = `${above.description} ${line}`.trim();
    const problem = textProblem(text, TEXT_LIMITS.description);
    if (problem === undefined) above.description = text;
    else this.#faults.report(row, 'title', { cell: text, message: problem, title: above.title });
  }

  #startHeading(row: TableRow, title: string): void {
    const fault = this.#faults.of(row, 'price', { cell: '', message: CELL_PROBLEMS.empty, title });
    this.#heading.start({ title, fault, level: this.#lone.levels.get(row) ?? null });
  }

  #takeHeading(): void {
    const place = this.#heading.take({ category: this.#category, subcategory: this.#subcategory }, this.#holder);
    if (place) ({ category: this.#category, subcategory: this.#subcategory } = place);
  }

  #leaveOut(
    row: TableRow,
    field: ColumnField | null,
    fault: { readonly cell: string; readonly message: string },
  ): void {
    this.#faults.report(row, field, fault);
    const code = row.code;
    const out = leftOutDraft(row.text('title'), code);
    this.#last = out;
    if (code !== '' && !this.#byCode.has(code)) this.#byCode.set(code, out);
  }
}
