import { categoryColumns, categoryLevels } from './category-columns.ts';
import type { ColumnField } from './column-field.ts';
import { namesCurrency } from './currency.ts';
import { headerWords, isExact, meaningOf, saysHidden } from './headers.ts';
import { columnIn, type ExportColumn, type KnownExport } from './known-exports.ts';
import { isLettered } from './lettered.ts';
import { namedPrice, pricedColumn } from './price-column.ts';
import { measureColumn, sizeColumns } from './size-columns.ts';
import { differ, isOfNames, isOfPrices, type SeenColumn } from './seen-column.ts';
import { yesOrNo } from './yes-or-no.ts';

/** What a column means; `isSure` is false where the owner has to confirm it. */
export interface Proposal {
  readonly role: ExportColumn | null;
  readonly isSure: boolean;
}

/** Returns what the columns of one sheet mean, by their ids; `shape` is null for a table of the owner's. */
export function columnProposals(shape: KnownExport | null, columns: readonly SeenColumn[]): Map<string, Proposal> {
  return shape ? exportColumns(shape, columns) : ownColumns(columns);
}

/** The columns of a known export are sure, but where two stand for one field, as the prices of two shops. */
function exportColumns(shape: KnownExport, columns: readonly SeenColumn[]): Map<string, Proposal> {
  const proposals = new Map<string, Proposal>();
  const firstOf = new Map<ExportColumn, SeenColumn>();
  const known = columns.map((column) => ({ column, ...(columnIn(shape, column.header) ?? { role: null, rank: 0 }) }));
  for (const { column, role } of known.toSorted((a, b) => a.rank - b.rank)) {
    const first = role === null ? undefined : firstOf.get(role);
    if (role !== null && !first) firstOf.set(role, column);
    const isAgain = role === 'size' || (role === 'show' && first && isOtherHeader(first, column));
    proposals.set(column.id, { role: first && !isAgain ? null : role, isSure: true });
    if (first && role === 'price' && differ(first, column)) proposals.set(first.id, { role, isSure: false });
  }
  return proposals;
}

/** They name the product where no other column does, and a kind of it beside one that does. */
const NAMES_OF_KINDS = ['variedad', 'gusto', 'sabor', 'menu', 'combo', 'opcion'];

/** They may say something else than whether a product is shown. */
const STATES = /\b(?:estado|situacion|statu|disponible|disponibilidad|available|availability)\b/;

const OPTIONAL = ['category', 'subcategory', 'description', 'size', 'show', 'key'] as const satisfies ColumnField[];

/** Of several columns for one field the nearest header has it. */
function ownColumns(columns: readonly SeenColumn[]): Map<string, Proposal> {
  const proposals = new Map<string, Proposal>();
  const near = columns.flatMap((column, at) => {
    const meaning = meaningOf(column.header);
    return meaning ? [{ column, at, ...meaning }] : [];
  });
  const ofField = (field: ColumnField) =>
    near.filter((one) => one.field === field).sort((a, b) => a.distance - b.distance);
  for (const field of OPTIONAL) {
    const [best] = ofField(field);
    // 'Porción' above prices, where no other header names one.
    const isPriced = field === 'size' && ofField('price').length === 0 && best && isOfPrices(best.column);
    if (best && !isPriced) proposals.set(best.column.id, { role: field, isSure: true });
  }
  const levels = ofField('subcategory').length > 0 ? [] : categoryLevels(ofField('category'));
  for (const { id, role, isSure } of levels) proposals.set(id, { role, isSure });
  // Several columns may hide a product.
  for (const { column, field, distance } of ofField('show'))
    if (saysHidden(column.header) || isExact({ field, distance }))
      proposals.set(column.id, { role: 'show', isSure: true });
  const [named] = ofField('title');
  if (named) proposals.set(named.column.id, { role: 'title', isSure: true });
  const price = namedPrice(ofField('price'));
  if (price) proposals.set(price.id, { role: 'price', isSure: price.isSure });
  const title = columns.find(({ id }) => proposals.get(id)?.role === 'title');
  for (const column of columns) {
    const role = proposals.get(column.id)?.role;
    const isNone = role === 'show' ? saysNothingOfShown(column) : role === 'key' && isFiller(column, title);
    if (isNone) proposals.set(column.id, { role: null, isSure: true });
  }
  for (const column of columns)
    if (namesCurrency(column.header)) proposals.set(column.id, { role: 'currency', isSure: true });
  const roles = new Set([...proposals.values()].map(({ role }) => role));
  const free = () => columns.filter(({ id, count }) => count > 0 && !proposals.has(id));
  if (!roles.has('price')) {
    const best = pricedColumn(free(), columns);
    if (best) proposals.set(best.id, { role: 'price', isSure: false });
  }
  const sizes = roles.has('size')
    ? []
    : sizeColumns(columns.filter(({ id }) => (proposals.get(id)?.role ?? 'price') === 'price'));
  const priced = columns.find(({ id }) => proposals.get(id)?.role === 'price');
  if (!priced || sizes.includes(priced))
    for (const { id } of sizes) proposals.set(id, { role: 'price', isSure: false });
  if (!roles.has('title')) {
    const description = columns.find(({ id }) => proposals.get(id)?.role === 'description');
    const names = free()
      .filter((column) => meaningOf(column.header)?.field !== 'description')
      .filter((column) => column.words > 0 && (!description || isOfNames(column)));
    const isLeft = (column: SeenColumn) => !description || columns.indexOf(column) < columns.indexOf(description);
    const best = names.filter(isLeft).toSorted((a, b) => b.values.length - a.values.length || b.words - a.words)[0];
    if (best) proposals.set(best.id, { role: 'title', isSure: names.length === 1 && saysName(best, near) });
    // Price lists call the name a description.
    else if (description) {
      const further = ofField('description')[1];
      if (further) proposals.set(further.column.id, { role: 'description', isSure: true });
      proposals.set(description.id, { role: 'title', isSure: names.length === 0 });
    }
  }
  const columnOf = (field: ColumnField) => columns.find(({ id }) => proposals.get(id)?.role === field);
  for (const { id, role, isSure } of categoryColumns(free(), columns, columnOf)) proposals.set(id, { role, isSure });
  const measure = roles.has('size') ? undefined : measureColumn(free(), columnOf('title'));
  if (measure) proposals.set(measure.id, { role: 'size', isSure: false });
  return proposals;
}

/** True for a state that is none of visibility: 'Sólo noche' below 'Disponibilidad'. */
function saysNothingOfShown({ header, values, looked }: SeenColumn): boolean {
  return STATES.test(headerWords(header)) && looked > 1 && !values.some((value) => yesOrNo(value) !== undefined);
}

/** True for a code that is the same in all rows, of products with other names. */
function isFiller({ values, looked }: SeenColumn, title: SeenColumn | undefined): boolean {
  const [first = '', ...others] = title?.values ?? [];
  return values.length === 1 && looked > 2 && others.some((name) => !name.startsWith(first));
}

/** True for a name of products of one kind, and for a column without a header beside one that names the price. */
function saysName({ header }: SeenColumn, near: readonly { readonly field: ColumnField }[]): boolean {
  return (
    NAMES_OF_KINDS.includes(headerWords(header)) || (isLettered(header) && near.some(({ field }) => field === 'price'))
  );
}

function isOtherHeader(a: SeenColumn, b: SeenColumn): boolean {
  return headerWords(a.header) !== headerWords(b.header);
}
