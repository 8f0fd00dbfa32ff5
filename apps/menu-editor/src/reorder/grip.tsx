const COLUMNS = [1.5, 7.5];
const LINES = [1.5, 7.5, 13.5];

/** The six dots of a handle. */
export function Grip() {
  return (
    <svg width="9" height="15" fill="currentcolor" aria-hidden>
      {LINES.flatMap((y) => COLUMNS.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
    </svg>
  );
}
