/** What the package publishes of menu files; a part of its entry point. */

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
export { MenuFile, parseMenuFile } from './menu-file/menu-file.ts';
export { declaresMore, menuToFile } from './menu-file/menu-to-file.ts';
export {
  TABLE_FIELDS,
  tableToFile,
  type TableCell,
  type TableColumn,
  type TableFile,
} from './menu-file/table-to-file.ts';
export { parseFile, pathText, type FileIssue, type ParsedFile } from './menu-file/parse-file.ts';
