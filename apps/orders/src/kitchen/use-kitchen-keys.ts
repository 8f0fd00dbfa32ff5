import type { RefObject } from 'react';
import { CARD, focusCard, LIST, pressButton, useCardKeys } from '../use-card-keys.ts';

/**
 * The keys of the kitchen, as a bump bar sends them: arrows go from ticket to ticket, 1 to 9 tick its lines, Enter is its button, D takes back. A held
 * key counts once.
 */
export function useKitchenKeys(root: RefObject<HTMLElement | null>, onUndo: () => void): void {
  useCardKeys(root, ({ key, repeat }, target, kitchen) => {
    const ticket = target.closest<HTMLElement>(CARD);
    if (key.startsWith('Arrow')) return goFrom(ticket, key, kitchen);
    if (repeat) return false;
    if (key.toLowerCase() === 'd') onUndo();
    else if (/^[1-9]$/.test(key) || (key === 'Enter' && target === ticket)) pressButton(ticket, key);
    else return false;
    return true;
  });
}

/** Focuses the ticket beside in the direction of an arrow; the first one where none is focused. Returns whether there is one. */
function goFrom(ticket: HTMLElement | null, arrow: string, root: HTMLElement): boolean {
  const columns = [...root.querySelectorAll<HTMLElement>(LIST)]
    .map((column) => [...column.querySelectorAll<HTMLElement>(CARD)])
    .filter((tickets) => tickets.length > 0);
  const at = columns.findIndex((tickets) => ticket !== null && tickets.includes(ticket));
  const nth = ticket ? (columns[at]?.indexOf(ticket) ?? 0) : 0;
  const by = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const beside = columns[at + by];
  const next = !ticket ? columns[0]?.[0] : isSideways ? (beside?.[nth] ?? beside?.at(-1)) : columns[at]?.[nth + by];
  if (next) focusCard(next);
  return next !== undefined;
}
