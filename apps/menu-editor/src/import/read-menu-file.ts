import {
  ERROR_MESSAGES,
  MAX_MENU_FILE_BYTES,
  parseJson,
  parseMenuFile,
  tableToFile,
  type MenuFile,
  type ParsedFile,
  type TableColumn,
} from '@carta/domain';

const NO_FILE = 'No es un archivo de menú. Elige una planilla (.xlsx o .csv) o un archivo .json de Carta.';
const OLD_FILE = 'Esta planilla es de otro formato o tiene contraseña. Guárdala como .xlsx o .csv, sin contraseña.';
export const CANNOT_READ = 'No se pudo abrir el archivo. Revisa tu conexión e inténtalo otra vez.';

export interface ReadFile {
  /** The columns of a spreadsheet; none for a menu file. */
  readonly columns: readonly TableColumn[];
  readonly parsed: ParsedFile<MenuFile>;
}

/** Returns the menu in the menu file or spreadsheet that the owner has chosen. Refuses with every issue. [FILE-2] [FILE-10] */
export async function readMenuFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_MENU_FILE_BYTES) return refusedFor(ERROR_MESSAGES['too-large']);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refusedFor(OLD_FILE);
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readXlsx } = await import('./read-xlsx.ts');
    const read = readXlsx(bytes);
    if (read.ok) return tableToFile(read.value);
    return refusedFor(read.reason === 'too-large' ? ERROR_MESSAGES['too-large'] : NO_FILE);
  }
  const text = textOf(bytes);
  if (/\.json$/i.test(file.name) || /^\s*[[{]/.test(text)) return ofJson(text);
  if (text.includes('\0')) return refusedFor(NO_FILE);
  const { readCsv } = await import('./read-csv.ts');
  return tableToFile(readCsv(text));
}

function ofJson(text: string): ReadFile {
  const parsed = parseJson(text);
  return parsed.ok ? { columns: [], parsed: parseMenuFile(parsed.value) } : refusedFor(NO_FILE);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the encoding of Western Windows. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function refusedFor(message: string): ReadFile {
  return { columns: [], parsed: { ok: false, issues: [{ path: '', message }] } };
}
