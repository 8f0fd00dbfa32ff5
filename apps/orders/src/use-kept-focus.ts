import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { CARD, LIST } from './use-card-keys.ts';

interface Place {
  readonly key: string;
  readonly list: string;
  /** 0-based. */
  readonly nth: number;
}

/** The focus of a card that leaves its list goes to the next one of that list, or to the list where there is none; never to nothing. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      // What is open over the list gives the focus back.
      if (!(target instanceof Element) || target.closest('[role="dialog"], [role="menu"]')) return;
      last.current = placeOf(target);
    };
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`${CARD}, [role="dialog"], [role="menu"]`)) last.current = null;
    };
    const lost = () => void requestAnimationFrame(() => restore(root.current, last.current));
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', lost);
    document.addEventListener('pointerdown', pressed, { capture: true });
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', lost);
      document.removeEventListener('pointerdown', pressed, { capture: true });
    };
  }, [root]);
  useLayoutEffect(() => {
    restore(root.current, last.current);
    const active = document.activeElement?.closest(CARD);
    if (active && root.current?.contains(active)) last.current = placeOf(active);
  });
}

function placeOf(element: Element): Place | null {
  const card = element.closest<HTMLElement>(CARD);
  const list = card?.closest<HTMLElement>(LIST);
  if (!card || !list) return null;
  const nth = [...list.querySelectorAll(CARD)].indexOf(card);
  return { key: card.dataset.order ?? '', list: list.dataset.list ?? '', nth };
}

function restore(root: HTMLElement | null, place: Place | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!root || !place || !isLost || document.querySelector('[role="dialog"]')) return;
  const list = root.querySelector<HTMLElement>(`[data-list="${place.list}"]`);
  const cards = [...(list?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  const same = cards.find(({ dataset }) => dataset.order === place.key);
  const target = same ?? cards[Math.min(place.nth, cards.length - 1)] ?? list;
  target?.focus({ preventScroll: true });
  // Below a finger nothing scrolls.
  if (target?.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
