import { readTable, type ColumnChoices, type Sheet } from '@carta/domain';
import { get, set } from 'idb-keyval';

const STORED = 'menu-editor/import-columns';
/** Files with other headers that are remembered. */
const MOST = 20;

type Remembered = Record<string, ColumnChoices>;

/** Names a file by its headers. */
const signOf = (sheets: readonly Sheet[]) => JSON.stringify(readTable(sheets).columns.map(({ id }) => id));

/** Returns what the owner chose for a file with these headers in this browser; none if there is nothing, or no storage. */
export async function rememberedChoices(sheets: readonly Sheet[]): Promise<ColumnChoices> {
  const all = await get<Remembered>(STORED).catch(() => undefined);
  return all?.[signOf(sheets)] ?? {};
}

/** Remembers the choices; a browser without storage forgets them. */
export async function rememberChoices(sheets: readonly Sheet[], choices: ColumnChoices): Promise<void> {
  if (Object.keys(choices.fields ?? {}).length === 0) return;
  const all = await get<Remembered>(STORED).catch(() => undefined);
  const sign = signOf(sheets);
  // The one that is used goes last.
  const others = Object.entries(all ?? {}).filter(([other]) => other !== sign);
  const remembered = [...others.slice(1 - MOST), [sign, { fields: choices.fields }] as const];
  await set(STORED, Object.fromEntries(remembered)).catch(() => undefined);
}
