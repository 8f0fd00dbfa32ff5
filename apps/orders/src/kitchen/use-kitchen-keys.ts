import { useEffect, useRef, type RefObject } from 'react';

const TICKET = '[data-order]';
const COLUMN = '[data-list]';

/**
 * The keys of the kitchen, as a bump bar sends them: arrows go from ticket to ticket, 1 to 9 tick its lines, Enter is its button, D takes back. A held
 * key counts once.
 */
export function useKitchenKeys(root: RefObject<HTMLElement | null>, onUndo: () => void): void {
  const undo = useRef(onUndo);
  useEffect(() => {
    undo.current = onUndo;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || !root.current || !(target instanceof HTMLElement)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const isHere = target === document.body || target.tagName === 'MAIN' || root.current.contains(target);
      if (!isHere) return;
      const ticket = target.closest<HTMLElement>(TICKET);
      if (key.startsWith('Arrow')) {
        if (goFrom(ticket, key, root.current)) event.preventDefault();
        return;
      }
      if (repeat) return;
      if (key.toLowerCase() === 'd') undo.current();
      else if (/^[1-9]$/.test(key)) press(ticket, key);
      else if (key === 'Enter' && target === ticket) press(ticket, key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

function press(ticket: HTMLElement | null, key: string): void {
  ticket?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

/** Focuses the ticket beside in the direction of an arrow; the first one where none is focused. Returns whether there is one. */
function goFrom(ticket: HTMLElement | null, arrow: string, root: HTMLElement): boolean {
  const columns = [...root.querySelectorAll<HTMLElement>(COLUMN)]
    .map((column) => [...column.querySelectorAll<HTMLElement>(TICKET)])
    .filter((tickets) => tickets.length > 0);
  const at = columns.findIndex((tickets) => ticket !== null && tickets.includes(ticket));
  const nth = ticket ? (columns[at]?.indexOf(ticket) ?? 0) : 0;
  const by = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const beside = columns[at + by];
  const next = !ticket ? columns[0]?.[0] : isSideways ? (beside?.[nth] ?? beside?.at(-1)) : columns[at]?.[nth + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
