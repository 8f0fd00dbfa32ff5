/** What the package publishes of menu files; a part of its entry point. */

export type { ColumnChoices, FileColumn, FileColumns, SheetChoice } from './menu-file/columns.ts';
export { COLUMN_FIELDS, type ColumnField } from './menu-file/column-field.ts';
export { meaningOf } from './menu-file/headers.ts';
export { keptRecords } from './menu-file/kept-records.ts';
export {
  menuFileChanges,
  type FileEntry,
  type MenuFileChanges,
  type RepricedEntry,
} from './menu-file/menu-file-changes.ts';
export {
  menuFileToRecords,
  type FileTarget,
  type NewCategory,
  type NewItem,
  type NewOptionGroup,
} from './menu-file/menu-file-to-records.ts';
export { MenuFile, parseMenuFile, parseMenuFileSteps, type FileMenu } from './menu-file/menu-file.ts';
export { declaresMore, menuToFile } from './menu-file/menu-to-file.ts';
export { menuToTable } from './menu-file/menu-to-table.ts';
export { firstMode, firstModeSteps, IMPORT_MODES, type ImportMode, type ImportWay } from './menu-file/import-way.ts';
export { planImport, planImportSteps, type ImportPlan } from './menu-file/plan-import.ts';
export { FileEffect, type EffectEntry, type RepricedEffect } from './menu-file/import-effect.ts';
export { isOwnFile, jsonTable, NO_CARTA_FILE } from './menu-file/read-json.ts';
export type { RowFault, RowItem, SkippedRows } from './menu-file/row-item.ts';
export type { SampleRow } from './menu-file/sample-rows.ts';
export { faultPlace, readTable, readTableSteps, tableProblem, type ReadTable } from './menu-file/read-table.ts';
export { ANY_CATEGORY, rowsToFile, rowsToFileSteps, type RowsFile } from './menu-file/rows-to-file.ts';
export type { MarkedCell, Sheet, SheetCell, SheetFault } from './menu-file/sheet.ts';
export {
  TABLE_FIELDS,
  tableToFile,
  type TableCell,
  type TableColumn,
  type TableFile,
} from './menu-file/table-to-file.ts';
export { parseFile, pathText, type FileIssue, type ParsedFile } from './menu-file/parse-file.ts';
export { allSteps, type Steps } from './steps.ts';
