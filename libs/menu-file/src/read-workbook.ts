import { ok, refused, type Result, type Sheet, type SheetCell } from '@carta/domain';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { pause } from './pause.ts';
import { unpack } from './unpack.ts';
import { PERCENTAGE_MARK, readableParts } from './workbook-parts.ts';

interface WorkbookLimits {
  readonly maxBytes: number;
  readonly maxRows: number;
  readonly onProgress: (share: number) => void;
}

/** Further empty rows above the last one are no table. */
const LAST_ROW = 200_000;
const UNPACKING = 0.4;

/** Returns the visible sheets of an XLSX file. Refuses what is none, and more than the limits while it is unpacked. */
export async function readWorkbook(
  packed: Uint8Array,
  { maxBytes, maxRows, onProgress }: WorkbookLimits,
): Promise<Result<Sheet[], 'too-large' | 'not-a-spreadsheet'>> {
  const unpacked = await unpack(packed, {
    isWanted: (name) =>
      /^(?:xl\/|_rels\/|\[Content_Types\]).*(?:xml|rels)$/.test(name) && !/drawings|theme|media/.test(name),
    maxBytes,
    onProgress: (share) => onProgress(share * UNPACKING),
  });
  if (!unpacked.ok) return refused(unpacked.reason === 'too-large' ? 'too-large' : 'not-a-spreadsheet');
  const { parts, rows, lastRow } = readableParts(unpacked.value);
  if (rows > maxRows || lastRow > LAST_ROW) return refused('too-large');
  onProgress(UNPACKING);
  await pause();
  try {
    // Without compression nothing is unpacked a second time.
    const sheets = await readXlsxFile(Uint8Array.from(zipSync(parts, { level: 0 })).buffer, { trim: false });
    await pause();
    return ok(sheets.map(({ sheet, data }) => ({ name: sheet.trim(), rows: data.map((row) => row.map(cellOf)) })));
  } catch (error) {
    console.error(error);
    return refused('not-a-spreadsheet');
  }
}

function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return dateCell(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return '';
  if (value.startsWith(PERCENTAGE_MARK)) return { kind: 'percentage', text: value.slice(1) };
  return /^#(?:REF|N\/A|VALUE|DIV\/0|NAME|NUM|NULL|SPILL)[!?]?$/.test(value) ? { kind: 'error', text: value } : value;
}

/** Spreadsheets count times as parts of the day before 1900. */
function dateCell(date: Date): SheetCell {
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  if (date.getUTCFullYear() < 1900) return { kind: 'time', text: time };
  return { kind: 'date', text: `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}` };
}
