export {
  MAX_FILE_BYTES,
  MAX_ROWS,
  MAX_UNPACKED_BYTES,
  readMenuFile,
  TOO_LARGE,
  type MenuFileContent,
} from './read-menu-file.ts';
export { menuFileBytes, MENU_FILE_TYPES, type MenuFileFormat } from './write-menu-file.ts';
export { inTurns } from './in-turns.ts';
