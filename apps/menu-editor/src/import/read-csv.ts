import type { TableCell } from '@carta/domain';
import { parse } from 'papaparse';

/** Returns the rows of a CSV text, whichever sign is between its cells. */
export function readCsv(text: string): TableCell[][] {
  return parse<TableCell[]>(text, { delimitersToGuess: [';', ',', '\t'] }).data;
}
