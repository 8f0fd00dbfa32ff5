interface Extent {
  readonly start: number;
  readonly end: number;
}

interface Dragged {
  /** Top of the lifted row, in pixels of the list. */
  readonly top: number;
  readonly height: number;
  /** The siblings from top to bottom as laid out now, including the slot of the lifted row. */
  readonly siblings: readonly Extent[];
  /** 0-based index of the slot in `siblings`. */
  readonly slot: number;
}

/**
 * Returns the 0-based index among the siblings at which the lifted row would land: after those whose middles its top has passed. Siblings are
 * measured as if the slot were not there, so that the result does not depend on the slot. Null if the row is more than its height outside the group.
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

/** Where a drop would put the lifted row. */
export type Landing =
  /** `index` is 0-based among its siblings. */
  | { readonly kind: 'place'; readonly index: number }
  | { readonly kind: 'category'; readonly key: string }
  | { readonly kind: 'nowhere' };

export const NOWHERE: Landing = { kind: 'nowhere' };

/** Returns the category under the row's middle if it can hold the row, otherwise the place among its siblings. `under` is the key of the row there. */
export function landing(dragged: Dragged, under: string | null, targets: ReadonlyMap<string, unknown>): Landing {
  if (under !== null && targets.has(under)) return { kind: 'category', key: under };
  const index = dropTarget(dragged);
  return index === null ? NOWHERE : { kind: 'place', index };
}
