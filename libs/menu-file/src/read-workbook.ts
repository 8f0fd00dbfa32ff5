import { ok, refused, type Result, type Sheet } from '@carta/domain';
import { readCellStyles } from './cell-styles.ts';
import { pauses } from './in-turns.ts';
import { readSheet, unescaped, type Workbook } from './read-sheet.ts';
import { readXml, type Rest } from './read-xml.ts';
import { unpack, type Unpacked } from './unpack.ts';

interface WorkbookLimits {
  readonly maxBytes: number;
  readonly maxRows: number;
  readonly onProgress: (share: number) => void;
}

const UNPACKING = 0.3;

/** Returns the visible sheets of an XLSX file. Refuses what is none, and more than the limits while it is unpacked. */
export async function readWorkbook(
  packed: Uint8Array,
  { maxBytes, maxRows, onProgress }: WorkbookLimits,
): Promise<Result<Sheet[], 'too-large' | 'not-a-spreadsheet'>> {
  const rest = pauses();
  const unpacked = await unpack(packed, {
    isWanted: (name) =>
      /^(?:xl\/|_rels\/|\[Content_Types\]).*(?:xml|rels)$/.test(name) && !/drawings|theme|media/.test(name),
    maxBytes,
    rest,
    onProgress: (share) => onProgress(share * UNPACKING),
  });
  if (!unpacked.ok) return refused(unpacked.reason === 'too-large' ? 'too-large' : 'not-a-spreadsheet');
  const parts = unpacked.value;
  const all = Object.values(parts).reduce((bytes, part) => bytes + part.length, 0);
  let read = 0;
  const resting: Rest = async (bytes) => {
    read += bytes;
    onProgress(UNPACKING + (1 - UNPACKING) * Math.min(1, read / all));
    await rest();
  };
  try {
    return await readParts(parts, { maxRows, rest: resting });
  } catch (error) {
    console.error(error);
    return refused('not-a-spreadsheet');
  }
}

async function readParts(
  parts: Unpacked,
  { maxRows, rest }: { readonly maxRows: number; readonly rest: Rest },
): Promise<Result<Sheet[], 'too-large' | 'not-a-spreadsheet'>> {
  const { names, isOfMac } = await readNames(parts['xl/workbook.xml'], rest);
  const files = await readRelations(parts['xl/_rels/workbook.xml.rels'], rest);
  const workbook: Workbook = {
    isOfMac,
    styles: await readCellStyles(parts[files.get('styles') ?? 'xl/styles.xml'], rest),
    texts: await readTexts(parts[files.get('sharedStrings') ?? 'xl/sharedStrings.xml'], rest),
  };
  const sheets: Sheet[] = [];
  let left = maxRows;
  for (const { name, id } of names) {
    const part = parts[files.get(id) ?? ''];
    // A chart has a sheet of its own.
    if (!part) continue;
    const sheet = await readSheet(part, workbook, { maxRows: left, rest });
    if (!sheet) return refused('too-large');
    left -= sheet.filled;
    const { rows, hiddenRows } = sheet;
    sheets.push({ name: name.trim(), rows, hiddenRows });
  }
  return sheets.length > 0 ? ok(sheets) : refused('not-a-spreadsheet');
}

interface SheetName {
  readonly name: string;
  /** Of the relation that names its file. */
  readonly id: string;
}

/** The visible sheets, in their sequence. */
async function readNames(bytes: Uint8Array | undefined, rest: Rest): Promise<{ names: SheetName[]; isOfMac: boolean }> {
  const names: SheetName[] = [];
  let isOfMac = false;
  await readXml(
    bytes,
    {
      open: (tag, attribute) => {
        if (tag === 'workbookPr') isOfMac = /^(?:1|true)$/.test(attribute('date1904'));
        if (tag === 'sheet' && !/hidden/i.test(attribute('state')))
          names.push({ name: unescaped(attribute('name')), id: attribute('id') });
      },
    },
    rest,
  );
  return { names, isOfMac };
}

/** The files of a workbook by the ids of their relations, those of texts and styles by their kind. */
async function readRelations(bytes: Uint8Array | undefined, rest: Rest): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await readXml(
    bytes,
    {
      open: (tag, attribute) => {
        if (tag !== 'Relationship') return;
        const target = attribute('Target');
        const file = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
        const kind = attribute('Type').split('/').at(-1) ?? '';
        files.set(kind === 'worksheet' ? attribute('Id') : kind, file);
      },
    },
    rest,
  );
  return files;
}

/** The texts that cells share, without how they are pronounced. */
async function readTexts(bytes: Uint8Array | undefined, rest: Rest): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, reading] = ['', false, 0];
  await readXml(
    bytes,
    {
      open: (tag) => {
        if (tag === 'si') text = '';
        else if (tag === 'rPh') reading += 1;
        else if (tag === 't') isText = reading === 0;
      },
      close: (tag) => {
        if (tag === 'si') texts.push(unescaped(text));
        else if (tag === 'rPh') reading -= 1;
        else if (tag === 't') isText = false;
      },
      text: (written) => {
        if (isText) text += written;
      },
    },
    rest,
  );
  return texts;
}
