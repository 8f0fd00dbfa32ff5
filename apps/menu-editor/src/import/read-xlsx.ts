import { ok, refused, type Result, type TableCell } from '@carta/domain';
import { unpack } from './unpack.ts';
import { readFirstSheetPath, readRows, readSharedTexts } from './xlsx-parts.ts';

const MAX_UNPACKED_BYTES = 50_000_000;
const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Returns the rows of an XLSX file's first visible sheet. Refuses what is no such file, and over 50 MB of parts while they are unpacked. */
export function readXlsx(packed: Uint8Array): Result<TableCell[][], 'too-large' | 'not-a-spreadsheet'> {
  const unpacked = unpack(packed, { isWanted: (name) => PARTS.test(name), maxBytes: MAX_UNPACKED_BYTES });
  if (!unpacked.ok) return unpacked.reason === 'too-large' ? refused('too-large') : refused('not-a-spreadsheet');
  const part = (name: string) => unpacked.value.get(name) ?? [];
  try {
    const path = readFirstSheetPath(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels'));
    const sheet = path === undefined ? undefined : unpacked.value.get(path);
    return sheet ? ok(readRows(sheet, readSharedTexts(part('xl/sharedStrings.xml')))) : refused('not-a-spreadsheet');
  } catch (error) {
    console.error(error);
    return refused('not-a-spreadsheet');
  }
}
