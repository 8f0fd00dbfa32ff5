import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CARD, LIST } from './use-card-keys.ts';

/** A card that has just moved takes no press for so long, in ms: the finger was meant for what stood there before. */
const STEADY_MS = 400;

/** Cards that have changed their place in a list take no press for a moment: neither the second of a double click, nor a finger that was coming down. */
export function useSteadyCards(root: RefObject<HTMLElement | null>): void {
  const shown = useRef<ReadonlyMap<string, readonly string[]>>(new Map());
  useLayoutEffect(() => {
    const lists = root.current?.querySelectorAll<HTMLElement>(LIST) ?? [];
    const before = shown.current;
    shown.current = new Map(
      [...lists].map((list) => {
        const name = list.dataset.list ?? '';
        const cards = [...list.querySelectorAll<HTMLElement>(CARD)];
        const keys = cards.map(({ dataset }) => dataset.order ?? '');
        const known = before.get(name) ?? keys;
        const moved = keys.findIndex((key, nth) => key !== known[nth]);
        if (moved >= 0) for (const card of cards.slice(moved)) holdStill(card);
        return [name, keys];
      }),
    );
  });
}

const held = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function holdStill(card: HTMLElement): void {
  clearTimeout(held.get(card));
  card.dataset.moved = '';
  held.set(
    card,
    setTimeout(() => delete card.dataset.moved, STEADY_MS),
  );
}
