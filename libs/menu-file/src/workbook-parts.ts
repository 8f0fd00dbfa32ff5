import type { Unpacked } from './unpack.ts';

/** Stands before the text of a percentage, which the reader of spreadsheets gives as a plain number. */
export const PERCENTAGE_MARK = '\uE000';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const SHEET_TAG = /<(?:\w+:)?sheet\b[^>]*?\/>/g;
/** Rows without a value: spreadsheets that were formatted to their end have a million of them. */
const EMPTY_ROW = /<((?:\w+:)?)row\b[^>]*(?:\/>|>(?:<\1c\b[^>]*(?:\/>|><\/\1c>))*<\/\1row>)/g;
const ROW = /<(?:\w+:)?row\b[^>]*/g;
/** A number with its style. */
const NUMBER = /<((?:\w+:)?)c\b((?:[^>/]|\/(?!>))*)>((?:(?!<\/\1c>)[\s\S])*?)<\1v>([^<]*)<\/\1v>/g;

/** A cell of a type that needs a value, as a formula that was never counted, without one. */
const WITHOUT_VALUE =
  /<((?:\w+:)?)c\b[^>]*\st="(?:s|str|e|b|d)"(?:[^>/]|\/(?!>))*(?:\/>|>(?:(?!<\1v\b|<\1is\b|<\/\1c>)[\s\S])*<\/\1c>)/g;
/** A cell whose formula failed, '#REF!'. */
const ERROR_TYPE = /(<(?:\w+:)?c\b[^>]*\s)t="e"/g;
const CELL_OR_ROW = /<((?:\w+:)?)(row|c)\b([^>]*)>/g;

const ATTRIBUTES = {
  formatCode: /\sformatCode="([^"]*)"/,
  numFmtId: /\snumFmtId="([^"]*)"/,
  r: /\sr="([^"]*)"/,
  s: /\ss="([^"]*)"/,
  t: /\st="([^"]*)"/,
};

/** The built-in formats '0%' and '0.00%'. */
const PERCENT_FORMATS = ['9', '10'];

/** The parts of a workbook as they are read: without hidden sheets and empty rows, percentages marked. */
export interface ReadableParts {
  readonly parts: Unpacked;
  /** Of all sheets, empty ones not counted. */
  readonly rows: number;
  /** The highest row number. */
  readonly lastRow: number;
}

/** Returns the parts of a workbook for a reader that tells no hidden sheet, no percentage and no currency, and stops at a cell without place or value. */
export function readableParts(parts: Unpacked): ReadableParts {
  const styles = writtenStyles(textOf(parts['xl/styles.xml']));
  let [rows, lastRow] = [0, 0];
  const readable = Object.entries(parts).map(([name, bytes]): [string, Uint8Array] => {
    if (/^xl\/workbook\.xml$/.test(name)) return [name, bytesOf(withoutHidden(textOf(bytes)))];
    if (!SHEET.test(name)) return [name, bytes];
    const sheet = withReferences(
      textOf(bytes).replace(EMPTY_ROW, '').replace(WITHOUT_VALUE, '').replace(ERROR_TYPE, '$1t="str"'),
    );
    for (const [tag] of sheet.matchAll(ROW)) {
      rows += 1;
      lastRow = Math.max(lastRow, Number(/\br="(\d+)"/.exec(tag)?.[1] ?? 0));
    }
    return [name, bytesOf(styles.size > 0 ? withStyles(sheet, styles) : sheet)];
  });
  return { parts: Object.fromEntries(readable), rows, lastRow };
}

function withoutHidden(workbook: string): string {
  const shown = (tag: string) => !/\bstate="(?:hidden|veryHidden)"/.test(tag);
  return workbook.replace(SHEET_TAG, (tag) => (shown(tag) ? tag : ''));
}

/** What a style writes around its numbers besides pesos: '€', 'US$', 'k', '%'. */
interface WrittenStyle {
  readonly before: string;
  readonly after: string;
}

/** The styles that write something around their numbers, by their 0-based indexes. */
function writtenStyles(styles: string): ReadonlyMap<string, WrittenStyle> {
  const formats = new Map(PERCENT_FORMATS.map((id) => [id, { before: '', after: '%' }]));
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)) {
    const style = styleOf(plainXml(attribute(tag, 'formatCode')));
    if (style) formats.set(attribute(tag, 'numFmtId'), style);
  }
  const cells = /<((?:\w+:)?)cellXfs\b[^>]*>([\s\S]*?)<\/\1cellXfs>/.exec(styles)?.[2] ?? '';
  const found = [...cells.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].flatMap(([tag], index) => {
    const style = formats.get(attribute(tag, 'numFmtId'));
    return style ? [[String(index), style] as const] : [];
  });
  return new Map(found);
}

/** Null for a format of dates, and for one that writes pesos or nothing around its number. */
function styleOf(format: string): WrittenStyle | null {
  const [positive = ''] = format.split(';');
  const written = positive
    // A width and a fill; a currency with its country, a colour, a condition; a sign that stands for itself.
    .replace(/[_*]./g, '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\(.)/g, '"$1"');
  const number = /[0#?](?:[0#?.,\s]*[0#?])?/.exec(written.replace(/"[^"]*"/g, (text) => ' '.repeat(text.length)));
  if (!number) return null;
  const end = number.index + number[0].length;
  const [before, after] = [written.slice(0, number.index), written.slice(end)];
  if (/[ymdhs]/i.test(`${before}${after}`.replace(/"[^"]*"/g, ''))) return null;
  if (after.replace(/"[^"]*"/g, '').includes('%')) return { before: '', after: '%' };
  const [head, tail] = [before, after].map((text) =>
    text
      .replace(/["]/g, '')
      .replace(/\bars\b|ar\$|pesos?/gi, '')
      .trim(),
  );
  return /\p{L}|[^\P{Sc}$]/u.test(`${head}${tail}`) ? { before: head ?? '', after: tail ?? '' } : null;
}

function withStyles(sheet: string, styles: ReadonlyMap<string, WrittenStyle>): string {
  return sheet.replace(NUMBER, (cell: string, prefix: string, attributes: string, inside: string, value: string) => {
    const type = attribute(`<c ${attributes}`, 't');
    const style = styles.get(attribute(`<c ${attributes}`, 's'));
    if ((type !== '' && type !== 'n') || !style) return cell;
    return `<${prefix}c${attributes.replace(/\s*\bt="n"/, '')} t="str">${inside}<${prefix}v>${shownNumber(value, style)}</${prefix}v>`;
  });
}

function shownNumber(value: string, { before, after }: WrittenStyle): string {
  if (after === '%') return `${PERCENTAGE_MARK}${String(Math.round(Number(value) * 10_000) / 100).replace('.', ',')}%`;
  const shown = [before, String(Math.round(Number(value) * 100) / 100).replace('.', ','), after].join(' ').trim();
  return shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function plainXml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** Cells may leave out where they stand: then each stands behind the one before. */
function withReferences(sheet: string): string {
  if (!/<(?:\w+:)?c(?![^>]*\sr=")(?:\s[^>]*)?>/.test(sheet)) return sheet;
  let [row, column] = [0, 0];
  return sheet.replace(CELL_OR_ROW, (tag: string, prefix: string, name: string, attributes: string) => {
    const written = attribute(tag, 'r');
    if (name === 'row') {
      row = written === '' ? row + 1 : Number(written);
      column = 0;
      return tag;
    }
    column = written === '' ? column + 1 : columnOf(written);
    return written === '' ? `<${prefix}c r="${lettersOf(column)}${row}"${attributes}>` : tag;
  });
}

/** 1 of 'A12', 28 of 'AB12'. */
function columnOf(reference: string): number {
  return [...reference.replace(/\d+/g, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? letter : lettersOf(Math.floor((column - 1) / 26)) + letter;
}

function attribute(tag: string, name: keyof typeof ATTRIBUTES): string {
  return ATTRIBUTES[name].exec(tag)?.[1] ?? '';
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : '';
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
