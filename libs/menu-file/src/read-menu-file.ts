import {
  isOwnFile,
  jsonTable,
  NO_CARTA_FILE,
  parseJson,
  parseMenuFileSteps,
  type MenuFile,
  type ParsedFile,
  type Sheet,
  type Steps,
} from '@carta/domain';
import { decodeText } from './decode-text.ts';
import { inTurns } from './in-turns.ts';

/** The largest file, what its parts may unpack to, and its most rows. */
export const MAX_FILE_BYTES = 10_000_000;
export const MAX_UNPACKED_BYTES = 50_000_000;
export const MAX_ROWS = 20_000;

export const TOO_LARGE = 'El archivo es demasiado grande: hasta 10 MB y 20.000 filas';
const NO_FILE = 'No es un archivo de menú. Elige una planilla (.xlsx o .csv) o un archivo .json de Carta.';
const OLD_FILE = 'Esta planilla es de otro formato o tiene contraseña. Guárdala como .xlsx o .csv, sin contraseña.';

/** The beginning of a PDF, of a document in RTF, and of a web page, which some programs call a spreadsheet. */
const OTHER_TEXT = /^\uFEFF?\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|table|\?xml)\b)/i;

/** An object, or a list of something else than numbers, with which lines from a messenger begin: '[10:31, …'. */
const JSON_TEXT = /^\uFEFF?\s*(?:\{|\[\s*[[{"\]])/;

/** What is in a file: a table, a menu file of ours (with its faults), or no menu, with the reason in words. */
export type MenuFileContent =
  | {
      readonly kind: 'table';
      readonly sheets: readonly Sheet[];
      /** 'separado por comas', 'UTF-8'. */ readonly details: readonly string[];
    }
  | { readonly kind: 'menu'; readonly parsed: ParsedFile<MenuFile> }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Reads a menu file of any kind: JSON, a table as text in any encoding, XLSX. Lets other work run every few ms. `onProgress` gets the share that is
 * read, 0 to 1.
 */
export async function readMenuFile(
  bytes: Uint8Array,
  name: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<MenuFileContent> {
  if (bytes.length > MAX_FILE_BYTES) return refusedFor(TOO_LARGE);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refusedFor(OLD_FILE);
  if (startsWith(bytes, [0x50, 0x4b])) return ofWorkbook(bytes, onProgress);
  const { text, encoding } = decodeText(bytes);
  if (OTHER_TEXT.test(text)) return refusedFor(NO_FILE);
  if (/\.json$/i.test(name) || JSON_TEXT.test(text)) return inTurns(ofJson(text));
  if (text.includes('\0') || text.trim() === '') return refusedFor(NO_FILE);
  const { readTextTable } = await import('./read-text-table.ts');
  const { sheet, separatedBy } = await inTurns(readTextTable(text));
  if (sheet.rows.length > MAX_ROWS) return refusedFor(TOO_LARGE);
  return { kind: 'table', sheets: [sheet], details: [`separado por ${separatedBy}`, encoding] };
}

async function ofWorkbook(bytes: Uint8Array, onProgress: (share: number) => void): Promise<MenuFileContent> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const read = await readWorkbook(bytes, { maxBytes: MAX_UNPACKED_BYTES, maxRows: MAX_ROWS, onProgress });
  if (read.ok) return { kind: 'table', sheets: read.value, details: ['XLSX'] };
  return refusedFor(read.reason === 'too-large' ? TOO_LARGE : NO_FILE);
}

function* ofJson(text: string): Steps<MenuFileContent> {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  if (!parsed.ok) return refusedFor(NO_CARTA_FILE);
  yield;
  const menu = yield* parseMenuFileSteps(parsed.value);
  if (menu.ok || isOwnFile(parsed.value)) return { kind: 'menu', parsed: menu };
  const sheet = jsonTable(parsed.value);
  if (!sheet) return refusedFor(NO_CARTA_FILE);
  if (sheet.rows.length > MAX_ROWS) return refusedFor(TOO_LARGE);
  return { kind: 'table', sheets: [sheet], details: ['JSON'] };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function refusedFor(message: string): MenuFileContent {
  return { kind: 'refused', message };
}
