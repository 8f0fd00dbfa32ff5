const COLUMNS = [1.5, 7.5];
const LINES = [1.5, 7.5, 13.5];

/** The six dots as one element: a tree shows dozens of handles, and each element of a row costs time whenever rows appear. */
const DOTS = LINES.flatMap((y) => COLUMNS.map((x) => `M${x} ${y}m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`)).join('');

/** The six dots of a handle. */
export function Grip() {
  return (
    <svg width="9" height="15" fill="currentcolor" aria-hidden>
      <path d={DOTS} />
    </svg>
  );
}
