interface Extent {
  readonly start: number;
  readonly end: number;
}

interface Dragged {
  /** Where the lifted row begins, in the list's own pixels. */
  readonly top: number;
  readonly height: number;
  /** The siblings from top to bottom as they stand now, the slot of the lifted row among them. */
  readonly siblings: readonly Extent[];
  /** 0-based place of the slot among `siblings`. */
  readonly slot: number;
}

/**
 * The 0-based index among its siblings at which the lifted row would land: behind those whose middles its top has passed, measured
 * as they would stand without its slot, so that the answer does not depend on where the slot is. Null over a row's height outside of the group.
 */
export function dropTarget({ top, height, siblings, slot }: Dragged): number | null {
  const first = siblings[0];
  const last = siblings.at(-1);
  const middle = top + height / 2;
  if (!first || !last || middle < first.start - height || middle > last.end + height) return null;
  const slotHeight = (siblings[slot + 1]?.start ?? last.end) - (siblings[slot]?.start ?? last.end);
  const passed = ({ start, end }: Extent, index: number) =>
    index !== slot && (start + end) / 2 - (index > slot ? slotHeight : 0) < top;
  return siblings.filter(passed).length;
}

/** Where a drop would bring the lifted row. */
export type Landing =
  /** The 0-based index among its siblings. */
  | { readonly kind: 'place'; readonly index: number }
  | { readonly kind: 'category'; readonly key: string }
  | { readonly kind: 'nowhere' };

export const NOWHERE: Landing = { kind: 'nowhere' };

/** A category that can take the row is its target while the row's middle is over it; all else is as among siblings. `under` is the row there. */
export function landing(dragged: Dragged, under: string | null, targets: ReadonlyMap<string, unknown>): Landing {
  if (under !== null && targets.has(under)) return { kind: 'category', key: under };
  const index = dropTarget(dragged);
  return index === null ? NOWHERE : { kind: 'place', index };
}
