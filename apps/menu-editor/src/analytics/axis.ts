const STEPS = 3;
/** Share of the axis that the longest bar may take: its figure stands behind it. */
const FULL = 0.86;

/** Gives the round figures of an axis from 0 to a little over `max`. */
export function axisTo(max: number): number[] {
  const wanted = Math.max(1, max) / FULL;
  const step = roundStep(wanted / STEPS);
  const count = Math.ceil(wanted / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The next 1, 2 or 5 of its power of ten; visits are whole. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return factor * power;
}
