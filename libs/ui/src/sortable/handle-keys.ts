import type { KeyboardEvent } from 'react';

interface HandleKeys {
  /** True if the keyboard has picked up this record. */
  readonly held: boolean;
  /** The keys that move it back and forward by one sibling. */
  readonly arrows: readonly [back: string, forward: string];
  /** How many records stand beside each other, where the other two arrows pass a row of them. */
  readonly perRow?: number;
  readonly pickUp: () => void;
  /** By one, or by a row. */
  readonly pass: (by: number) => void;
  readonly endDrag: (dropped: boolean) => void;
}

/** Space or Enter picks up and drops, an arrow passes one sibling or a row of them, Escape cancels. True if the key did one of these. */
export function handleKey(event: KeyboardEvent, { held, pickUp, pass, endDrag, ...keys }: HandleKeys): boolean {
  const presses = event.key === ' ' || event.key === 'Enter';
  const by = passedBy(event.key, keys);
  if (presses && event.repeat) {
    event.preventDefault();
    return false;
  }
  if (presses && held) endDrag(true);
  else if (presses) pickUp();
  else if (held && by !== 0) pass(by);
  else if (held && event.key === 'Escape') endDrag(false);
  else return false;
  event.preventDefault();
  return true;
}

function passedBy(key: string, { arrows, perRow }: Pick<HandleKeys, 'arrows' | 'perRow'>): number {
  if (arrows.includes(key)) return key === arrows[0] ? -1 : 1;
  if (perRow === undefined) return 0;
  return { ArrowUp: -perRow, ArrowDown: perRow }[key] ?? 0;
}
