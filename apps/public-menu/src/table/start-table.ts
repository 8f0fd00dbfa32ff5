import { tableTokenIn, withoutTableToken } from '@carta/domain';
import { loadPart } from '../load-part.ts';
import { keepTable, tableHere } from '../kept-table.ts';

declare global {
  /** Set by the table's part once it has loaded: shows the table, of which this token was just scanned. */
  var cartaShowTable: ((scanned: string | null) => void) | undefined;
}

/**
 * Takes the token of a table out of the address, so that no shared link carries it, and fetches the table's part where this browser is at a table.
 * Returns the files of the part, where it is used. [TABLE-4] [TABLE-5]
 */
export function startTable(business: string, files: readonly string[], onFailure: () => void): readonly string[] {
  const { pathname, search, hash } = location;
  const scanned = tableTokenIn(search);
  if (scanned !== null) {
    history.replaceState(history.state, '', pathname + withoutTableToken(search) + hash);
    keepTable(business, { token: scanned, title: '', at: Date.now() });
  } else if (!tableHere(business, Date.now())) return [];
  const load = () => {
    loadPart(files).then(
      () => globalThis.cartaShowTable?.(scanned),
      () => {
        onFailure();
        window.addEventListener('online', load, { once: true });
      },
    );
  };
  load();
  return files;
}
