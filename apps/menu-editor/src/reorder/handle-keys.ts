import type { KeyboardEvent } from 'react';

interface HandleKeys {
  /** True if the keyboard has picked up this record. */
  readonly held: boolean;
  /** The keys that move it back and forward by one sibling. */
  readonly arrows: readonly [back: string, forward: string];
  readonly pickUp: () => void;
  readonly pass: (by: 1 | -1) => void;
  readonly endDrag: (dropped: boolean) => void;
}

/** Space or Enter picks up and drops, an arrow passes one sibling, Escape cancels. True if the key did one of these. */
export function handleKey(event: KeyboardEvent, { held, arrows, pickUp, pass, endDrag }: HandleKeys): boolean {
  const presses = event.key === ' ' || event.key === 'Enter';
  const by = arrows.indexOf(event.key) === 0 ? -1 : 1;
  if (presses && event.repeat) {
    event.preventDefault();
    return false;
  }
  if (presses && held) endDrag(true);
  else if (presses) pickUp();
  else if (held && arrows.includes(event.key)) pass(by);
  else if (held && event.key === 'Escape') endDrag(false);
  else return false;
  event.preventDefault();
  return true;
}
