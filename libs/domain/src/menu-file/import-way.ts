import type { FileMenu, MenuFile } from './menu-file.ts';
import { itemsOfFile, pairRecords } from './pair-records.ts';
import { allSteps, type Steps } from '../steps.ts';
import { wholeFile, wholeMenu } from './whole-input.ts';

/** What an import does to the menu that is there. */
export const IMPORT_MODES = ['add', 'update', 'replace'] as const;
/** 'update' changes prices, descriptions and visibility of what is found; 'replace' makes the menu what the file says. */
export type ImportMode = (typeof IMPORT_MODES)[number];

/** How a file is imported. */
export interface ImportWay {
  readonly mode: ImportMode;
  /**
   * 'update': whether products that stand only in the file are added, by default they are. 'add': 'add' adds those too that are in the menu
   * already, by default they are left out.
   */
  readonly rest?: 'add' | 'skip' | undefined;
  /** True adds the whole file behind what is there, categories too: for callers that know no modes. */
  readonly isAppended?: boolean;
}

/** Returns the first choice: 'update' where at least half of the file's products are found, else 'add'. [FILE-19] */
export function firstMode(menu: FileMenu, file: MenuFile): ImportMode {
  return allSteps(firstModeSteps(menu, file));
}

/** As `firstMode`, in steps. */
export function* firstModeSteps(menu: FileMenu, inFile: MenuFile): Steps<ImportMode> {
  const file = wholeFile(inFile);
  const { items } = yield* pairRecords(wholeMenu(menu), file);
  const count = itemsOfFile(file).length;
  return count > 0 && items.size * 2 >= count ? 'update' : 'add';
}
