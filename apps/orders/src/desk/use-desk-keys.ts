import { useEffect, useRef, type RefObject } from 'react';

const CARD = '[data-order]';

interface DeskKeys {
  /** Shows the list before (-1) or after (1) the shown one; where all are beside each other, nothing. */
  readonly onTurn: (by: -1 | 1) => void;
  readonly onHistory: () => void;
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/** The keys of the desk, which work while the focus is in it or on nothing. A held key counts once. */
export function useDeskKeys(root: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || !root.current || !(target instanceof HTMLElement)) return;
      if (!takesKeys(target, root.current)) return;
      if (press(event, { target, root: root.current, keys: current.current })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

function takesKeys(target: HTMLElement, root: HTMLElement): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return false;
  return target === document.body || target.tagName === 'MAIN' || root.contains(target);
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
  else if (name === 'p') click(root, 'P');
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
  if (card) click(card, key);
  else moveBy(1, target, root);
}

function click(place: HTMLElement, key: string): void {
  place.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

function chooseMinutes(nth: number, target: HTMLElement): void {
  const choices = target.closest(CARD)?.querySelectorAll<HTMLElement>('input[type="radio"]');
  Array.from(choices ?? [])[nth - 1]?.click();
}

/** Focuses the next card or the one before, within the list of the focused one. */
function moveBy(by: -1 | 1, target: HTMLElement, root: HTMLElement): boolean {
  const card = target.closest<HTMLElement>(CARD);
  const place = card?.closest<HTMLElement>('[data-list]') ?? root;
  const cards = [...place.querySelectorAll<HTMLElement>(CARD)];
  const next = card ? cards[cards.indexOf(card) + by] : cards[0];
  if (next) focusCard(next);
  return next !== undefined || card !== null;
}

/** Goes to the first card of the list beside; where only one is shown, shows the one beside. */
function turnBy(by: -1 | 1, { target, root, keys }: Pressed): boolean {
  const lists = [...root.querySelectorAll<HTMLElement>('[data-list]')];
  const place = target.closest<HTMLElement>('[data-list]');
  if (lists.length < 2) {
    keys.onTurn(by);
    return true;
  }
  const filled = lists.filter((list) => list === place || list.querySelector(CARD));
  const next = filled[place ? filled.indexOf(place) + by : 0]?.querySelector<HTMLElement>(CARD);
  if (next) focusCard(next);
  return true;
}

function focusCard(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}
