import type { ColumnChoices, ReadTable } from '@carta/domain';
import { get, set } from 'idb-keyval';

const STORED = 'menu-editor/import-columns';
/** Files with other headers that are remembered. */
const MOST = 20;

type Remembered = Record<string, ColumnChoices>;

/** Names a file by its headers, as it is read before the owner has chosen anything. */
export const signOf = ({ columns }: ReadTable): string => JSON.stringify(columns.map(({ id }) => id));

/** Returns what the owner chose for a file with these headers in this browser; null if there is nothing, or no storage. */
export async function rememberedChoices(sign: string): Promise<ColumnChoices | null> {
  const all = await get<Remembered>(STORED).catch(() => undefined);
  return all?.[sign] ?? null;
}

/** Remembers the choices; a browser without storage forgets them. */
export async function rememberChoices(sign: string, choices: ColumnChoices): Promise<void> {
  if (Object.keys(choices.fields ?? {}).length === 0) return;
  const all = await get<Remembered>(STORED).catch(() => undefined);
  // The one that is used goes last.
  const others = Object.entries(all ?? {}).filter(([other]) => other !== sign);
  const remembered = [...others.slice(1 - MOST), [sign, { fields: choices.fields }] as const];
  await set(STORED, Object.fromEntries(remembered)).catch(() => undefined);
}
