import { keptTable, type KeptTable } from '@carta/domain';

declare global {
  /** The table of the page, where the browser stores nothing. */
  var cartaTable: KeptTable | undefined;
}

/** Told of the document when the table of this browser is another one, or none. */
export const TABLE_CHANGED = 'carta-mesa';

/** Name under which the table of a business is stored, where a script can look without opening a database. */
const nameOf = (business: string) => `carta-mesa-${business}`;

/** Returns the table at which the diner of this browser is; its title is '' until the server was asked for it. Null for none. [TABLE-5] */
export function tableHere(business: string, now: number): KeptTable | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(business)) ?? 'null');
    return keptTable(globalThis.cartaTable ?? stored, now);
  } catch {
    return keptTable(globalThis.cartaTable, now);
  }
}

/** Returns the table to which orders can go: one whose title is known. */
export function namedTable(business: string, now: number): KeptTable | null {
  const table = tableHere(business, now);
  return table?.title ? table : null;
}

/** Keeps the table that was scanned, or that none is known any more. Where the browser stores nothing, it lasts as long as the page. */
export function keepTable(business: string, table: KeptTable | null): void {
  globalThis.cartaTable = undefined;
  try {
    if (table) localStorage.setItem(nameOf(business), JSON.stringify(table));
    else localStorage.removeItem(nameOf(business));
  } catch {
    if (table) globalThis.cartaTable = table;
  }
}

/** Tells the parts of the page that the table is another one, or none. */
export function sayTableChanged(): void {
  document.dispatchEvent(new Event(TABLE_CHANGED));
}

/** Calls `changed` when another tab of this browser has another table. */
export function onTableOfOtherTab(business: string, changed: () => void): void {
  window.addEventListener('storage', ({ key }) => key === nameOf(business) && changed());
}
