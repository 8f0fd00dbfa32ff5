import { csvText, menuToFile, menuToTable, type FileMenu } from '@carta/domain';

/** The formats of an export, by the ending of the file's name. */
export const MENU_FILE_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const;

export type MenuFileFormat = keyof typeof MENU_FILE_TYPES;

/** Widths of the columns of a sheet, in letters. */
const WIDTHS = [24, 22, 22, 34, 44, 14, 16, 10];

/** Returns the bytes of a menu as a spreadsheet, as a table of text, or as a file of ours. [FILE-4] [FILE-21] */
export async function menuFileBytes(menu: FileMenu, format: MenuFileFormat): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(menuToFile(menu), null, 2)}\n`);
  const rows = menuToTable(menu);
  if (format === 'csv') return new TextEncoder().encode(csvText(rows));
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const cells = rows.map((row, nth) =>
    row.map((value) =>
      value === '' ? null : { value, type: String, format: '@', ...(nth === 0 && { fontWeight: 'bold' as const }) },
    ),
  );
  const written = await writeXlsxFile(cells, {
    columns: WIDTHS.map((width) => ({ width })),
    sheet: 'Menú',
    stickyRowsCount: 1,
  }).toBlob();
  return new Uint8Array(await written.arrayBuffer());
}
