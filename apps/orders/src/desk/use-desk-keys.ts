import type { RefObject } from 'react';
import { CARD, focusCard, LIST, pressButton, useCardKeys } from '../use-card-keys.ts';

interface DeskKeys {
  /** Shows the list before (-1) or after (1) the shown one; where all are beside each other, nothing. */
  readonly onTurn: (by: -1 | 1) => void;
  readonly onHistory: () => void;
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/** The keys of the desk. A held key counts once. */
export function useDeskKeys(root: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  useCardKeys(root, (event, target, desk) => press(event, { target, root: desk, keys }));
}

interface Pressed {
  readonly target: HTMLElement;
  readonly root: HTMLElement;
  readonly keys: DeskKeys;
}

/** Returns whether the key meant something here. */
function press({ key, repeat }: KeyboardEvent, { target, root, keys }: Pressed): boolean {
  const isRadio = target instanceof HTMLInputElement;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === 'j' || (name === 'ArrowDown' && !isRadio)) return moveBy(1, target, root);
  if (name === 'k' || (name === 'ArrowUp' && !isRadio)) return moveBy(-1, target, root);
  if (name === 'ArrowRight' || name === 'ArrowLeft') {
    if (isRadio || target.role === 'tab') return false;
    return turnBy(name === 'ArrowRight' ? 1 : -1, { target, root, keys });
  }
  if (repeat) return name === 'Enter' && !isPressedByEnter(target);
  if (name === '?') keys.onHelp();
  else if (name === 'h') keys.onHistory();
  else if (name === 'd') keys.onUndo();
  else if (name === 'p') pressButton(root, 'P');
  else if (/^[1-5]$/.test(name)) chooseMinutes(Number(name), target);
  else if (name === 'r') stepOn(target, root, 'R');
  else if (name === 'c') stepOn(target, root, 'C');
  else if (name === 'Enter' && !isPressedByEnter(target)) stepOn(target, root, 'Enter');
  else return false;
  return true;
}

const isPressedByEnter = (target: HTMLElement) => target.closest('button, a[href], select, [role="tab"]') !== null;

/** Presses the button of the focused card that this key stands for; without a focused card, focuses the first. */
function stepOn(target: HTMLElement, root: HTMLElement, key: string): void {
  const card = target.closest<HTMLElement>(CARD);
  if (card) pressButton(card, key);
  else moveBy(1, target, root);
}

function chooseMinutes(nth: number, target: HTMLElement): void {
  const choices = target.closest(CARD)?.querySelectorAll<HTMLElement>('input[type="radio"]');
  Array.from(choices ?? [])[nth - 1]?.click();
}

/** Focuses the next card or the one before, within the list of the focused one. */
function moveBy(by: -1 | 1, target: HTMLElement, root: HTMLElement): boolean {
  const card = target.closest<HTMLElement>(CARD);
  const place = card?.closest<HTMLElement>(LIST) ?? root;
  const cards = [...place.querySelectorAll<HTMLElement>(CARD)];
  const next = card ? cards[cards.indexOf(card) + by] : cards[0];
  if (next) focusCard(next);
  return next !== undefined || card !== null;
}

/** Goes to the first card of the list beside; where only one is shown, shows the one beside. */
function turnBy(by: -1 | 1, { target, root, keys }: Pressed): boolean {
  const lists = [...root.querySelectorAll<HTMLElement>(LIST)];
  const place = target.closest<HTMLElement>(LIST);
  if (lists.length < 2) {
    keys.onTurn(by);
    return true;
  }
  const filled = lists.filter((list) => list === place || list.querySelector(CARD));
  const next = filled[place ? filled.indexOf(place) + by : 0]?.querySelector<HTMLElement>(CARD);
  if (next) focusCard(next);
  return true;
}
