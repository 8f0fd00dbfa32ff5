import type { TableCell } from '@carta/domain';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

type Part = readonly Uint8Array[];

/** Further columns are not read: no menu has as many. */
const MAX_COLUMNS = 100;

/** Returns the path of the first sheet that is not hidden; undefined if there is none. */
export function readFirstSheetPath(workbook: Part, relations: Part): string | undefined {
  const ids: string[] = [];
  parseXml(workbook, {
    opened: (name, { attributes }) => {
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') ids.push(attributes['r:id'] ?? '');
    },
  });
  let path: string | undefined;
  parseXml(relations, {
    opened: (_, { attributes: { Id: id, Target: target = '' } }) => {
      if (id === ids[0]) path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    },
  });
  return path;
}

/** Returns the texts that cells name by their 0-based index. */
export function readSharedTexts(part: Part): string[] {
  const texts: string[] = [];
  let text = '';
  // Phonetic readings of a text are no part of it.
  let reading = false;
  parseXml(part, {
    opened: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') reading = true;
    },
    text: (written, inside) => {
      if (inside === 't' && !reading) text += written;
    },
    closed: (name) => {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') reading = false;
    },
  });
  return texts;
}

/** Returns the rows of a sheet, empty ones too, so that the index of each is its number less 1. */
export function readRows(sheet: Part, sharedTexts: readonly string[]): TableCell[][] {
  const rows: TableCell[][] = [];
  let row: TableCell[] = [];
  let column = -1;
  let type = '';
  let value = '';
  parseXml(sheet, {
    opened: (name, { attributes }) => {
      if (name === 'row') {
        row = [];
        column = -1;
        const number = Number(attributes.r ?? rows.length + 1);
        while (rows.length < Math.min(number, MAX_ROWS) - 1) rows.push([]);
        rows.push(row);
      }
      if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        type = attributes.t ?? 'n';
        value = '';
      }
    },
    text: (written, inside) => {
      if (inside === 'v' || inside === 't') value += written;
    },
    closed: (name) => {
      if (name !== 'c' || column >= MAX_COLUMNS || value === '') return;
      while (row.length < column) row.push('');
      row[column] = cellOf(type, value, sharedTexts);
    },
  });
  return rows;
}

/** The rows of a sheet in any spreadsheet program. */
const MAX_ROWS = 1_048_576;

function cellOf(type: string, value: string, sharedTexts: readonly string[]): TableCell {
  if (type === 's') return sharedTexts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'sí' : 'no';
  if (type !== 'n') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

/** The 0-based column of a reference like 'AB12'. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference?.match(/^[A-Z]{1,3}/)?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Handlers {
  readonly opened?: (name: string, tag: SaxesTagPlain) => void;
  /** `inside` is the name of the element around the text. */
  readonly text?: (written: string, inside: string) => void;
  readonly closed?: (name: string) => void;
}

/** Names come without their prefix. A part that the file does not have is empty. */
function parseXml(part: Part, { opened, text, closed }: Handlers): void {
  if (part.length === 0) return;
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  const around: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    around.push(name);
    opened?.(name, tag);
  });
  const onText = (written: string) => text?.(written, around.at(-1) ?? '');
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => closed?.(around.pop() ?? ''));
  for (const chunk of part) parser.write(decoder.decode(chunk, { stream: true }));
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
