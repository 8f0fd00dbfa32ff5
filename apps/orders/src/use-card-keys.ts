import { useEffect, useEffectEvent, type RefObject } from 'react';

export const CARD = '[data-order]';
export const LIST = '[data-list]';

/** Returns whether the key means something on this screen. */
type OnKey = (event: KeyboardEvent, target: HTMLElement, root: HTMLElement) => boolean;

/** The keys of a screen of cards, which work while the focus is in it or on nothing, and nothing is open over it. */
export function useCardKeys(root: RefObject<HTMLElement | null>, onKey: OnKey): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || !root.current || !(target instanceof HTMLElement)) return;
    if (takesKeys(target, root.current) && onKey(event, target, root.current)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function takesKeys(target: HTMLElement, root: HTMLElement): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return false;
  return target === document.body || target.tagName === 'MAIN' || root.contains(target);
}

/** Presses the button in `place` that stands for this key. */
export function pressButton(place: HTMLElement | null, key: string): void {
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

export function focusCard(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}
