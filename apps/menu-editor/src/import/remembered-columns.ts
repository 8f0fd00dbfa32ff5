import type { ColumnChoices, Sheet } from '@carta/domain';
import { get, set } from 'idb-keyval';

const STORED = 'menu-editor/import-columns';
/** Files with other headers that are remembered. */
const MOST = 20;

type Remembered = Record<string, ColumnChoices>;

/** Names a file by the first rows of its sheets, in which its headers stand. */
const signOf = (sheets: readonly Sheet[]) =>
  JSON.stringify(
    sheets
      .map(({ rows }) => rows.slice(0, 3).map((row) => row.filter((cell) => typeof cell === 'string')))
      .slice(0, 10),
  );

/** Returns what the owner chose for a file with these headers in this browser; none if there is nothing, or no storage. */
export async function rememberedChoices(sheets: readonly Sheet[]): Promise<ColumnChoices> {
  const all = await get<Remembered>(STORED).catch(() => undefined);
  return all?.[signOf(sheets)] ?? {};
}

/** Remembers the choices; a browser without storage forgets them. */
export async function rememberChoices(sheets: readonly Sheet[], choices: ColumnChoices): Promise<void> {
  if (Object.keys(choices.fields ?? {}).length === 0) return;
  const all = await get<Remembered>(STORED).catch(() => undefined);
  const kept = Object.entries(all ?? {}).slice(-MOST);
  await set(STORED, { ...Object.fromEntries(kept), [signOf(sheets)]: { fields: choices.fields } }).catch(
    () => undefined,
  );
}
