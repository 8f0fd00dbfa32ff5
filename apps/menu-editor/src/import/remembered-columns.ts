import type { ColumnChoices, ReadTable } from '@carta/domain';
import { deviceMemory } from '@carta/panel/drafts';

/** Files with other headers that are remembered. */
const MOST = 20;

const memory = deviceMemory<Record<string, ColumnChoices>>('menu-editor/import-columns');

/** Names a file by its headers, as it is read before the owner has chosen anything. */
export const signOf = ({ columns }: ReadTable): string => JSON.stringify(columns.map(({ id }) => id));

/** Returns what the owner chose for a file with these headers in this browser; null if there is nothing, or no storage. */
export async function rememberedChoices(sign: string): Promise<ColumnChoices | null> {
  const all = await memory.read();
  return all?.[sign] ?? null;
}

/** Remembers the choices; a browser without storage forgets them. */
export async function rememberChoices(sign: string, choices: ColumnChoices): Promise<void> {
  if (Object.keys(choices.fields ?? {}).length === 0) return;
  const all = await memory.read();
  // The one that is used goes last.
  const others = Object.entries(all ?? {}).filter(([other]) => other !== sign);
  const remembered = [...others.slice(1 - MOST), [sign, { fields: choices.fields }] as const];
  await memory.keep(Object.fromEntries(remembered));
}
