import type { KeyboardEvent } from 'react';

interface HandleKeys {
  /** True if the keyboard has picked up this record. */
  readonly held: boolean;
  /** How many siblings each arrow passes; back is below 0. */
  readonly steps: Readonly<Record<string, number>>;
  readonly pickUp: () => void;
  /** By one, or by a row. */
  readonly pass: (by: number) => void;
  readonly endDrag: (dropped: boolean) => void;
}

/** Space or Enter picks up and drops, an arrow passes one sibling or a row of them, Escape cancels. True if the key did one of these. */
export function handleKey(event: KeyboardEvent, { held, steps, pickUp, pass, endDrag }: HandleKeys): boolean {
  const presses = event.key === ' ' || event.key === 'Enter';
  const by = steps[event.key];
  if (presses && event.repeat) {
    event.preventDefault();
    return false;
  }
  if (presses && held) endDrag(true);
  else if (presses) pickUp();
  else if (held && by) pass(by);
  else if (held && event.key === 'Escape') endDrag(false);
  else return false;
  event.preventDefault();
  return true;
}
