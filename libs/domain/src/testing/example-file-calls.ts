import { BUSINESS } from './records.ts';
import { FILE, ITEM, MENU, newKey, withEach } from './example-data.ts';

const SHEET = {
  name: 'Platos',
  rows: [
    ['Categoría', 'Producto', 'Precio'],
    ['Tapas', 'Flan', 5],
  ],
};
const ROW = {
  sheet: 'Platos',
  row: 2,
  id: 'a',
  category: 'Tapas',
  subcategory: '',
  title: 'Flan',
  description: '',
  show: true,
  key: '',
  price: { text: '5', cents: 500 },
  sizeTitle: '',
  sizes: [],
};

/** Arguments with which each rule of menu files can be called, by the rule's name. */
export const EXAMPLE_FILE_CALLS: Readonly<Record<string, readonly unknown[]>> = {
  ...withEach([{ categories: [] }], 'isOwnFile', 'jsonTable'),
  allSteps: [{ next: () => ({ done: true, value: 'done' }) }],
  faultPlace: [{ sheet: 'Platos', row: 48, column: 'Precio' }],
  ...withEach([MENU, FILE], 'firstMode', 'firstModeSteps'),
  lacksPrice: [ITEM, MENU.optionGroups],
  meaningOf: ['Precio'],
  menuToTable: [MENU],
  parseMenuFileSteps: [FILE],
  ...withEach([MENU, FILE, { mode: 'replace' }, { business: BUSINESS, newKey }], 'planImport', 'planImportSteps'),
  ...withEach([[SHEET]], 'readTable', 'readTableSteps'),
  ...withEach([[ROW]], 'rowsToFile', 'rowsToFileSteps'),
  tableProblem: [{ file: FILE, products: 1, withoutPrice: 0 }],
};
