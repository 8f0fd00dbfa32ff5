/** Within this distance from the visible edge the page scrolls by itself, in pixels. */
const ZONE = 96;
/** Speed at the edge after RAMP_MS, in pixels per second: a thousand rows in about ten seconds. */
const FASTEST = 9_000;
const SLOWEST = 300;
const RAMP_MS = 1_500;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the scroll speed in pixels per second, negative upwards; 0 between the zones. Takes coordinates of the viewport. */
export function scrollSpeed(middle: number, { top, bottom }: Edges, heldMs: number): number {
  const depth = Math.min(1, Math.max(0, (top + ZONE - middle) / ZONE, (middle - bottom + ZONE) / ZONE));
  if (depth === 0) return 0;
  const limit = SLOWEST + (FASTEST - SLOWEST) * Math.min(1, heldMs / RAMP_MS) ** 2;
  const direction = middle < (top + bottom) / 2 ? -1 : 1;
  return direction * limit * depth ** 2;
}

/** Limits a scroll, in pixels, to the ends of the area where the row may be dropped. */
export function clampScroll(by: number, group: Edges, visible: Edges): number {
  if (by > 0) return Math.min(by, Math.max(0, group.bottom - visible.bottom));
  if (by < 0) return Math.max(by, Math.min(0, group.top - visible.top));
  return 0;
}
