import type { AddingPlace } from '../../tree-state/adding-slice.ts';

/** Height of the button, in pixels. */
export const ADD_HEIGHT = 52;

/** Returns what `data-add` of the button is that begins a row here. */
export function addButtonName({ kind, parent }: AddingPlace): string {
  return `${kind} ${parent ?? ''}`;
}

/** Focuses the button that begins a row here. */
export function focusAddButton(place: AddingPlace): void {
  document.querySelector<HTMLElement>(`[data-add="${addButtonName(place)}"]`)?.focus({ preventScroll: true });
}
