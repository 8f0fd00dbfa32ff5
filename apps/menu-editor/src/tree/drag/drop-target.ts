interface Extent {
  readonly start: number;
  readonly end: number;
}

interface Dragged {
  /** Where the middle of the lifted row is, in the list's own pixels. */
  readonly middle: number;
  /** The siblings from top to bottom as they stand now, the slot of the lifted row among them. */
  readonly siblings: readonly Extent[];
  /** 0-based place of the slot among `siblings`. */
  readonly slot: number;
  /** How many pixels above the first or below the last still count as the group. */
  readonly reach: number;
}

/** The 0-based index among its siblings at which the lifted row would land; null outside of the group. */
export function dropTarget({ middle, siblings, slot, reach }: Dragged): number | null {
  const first = siblings[0];
  const last = siblings.at(-1);
  if (!first || !last || middle < first.start - reach || middle > last.end + reach) return null;
  return siblings.filter(({ start, end }, index) => index !== slot && (start + end) / 2 < middle).length;
}
