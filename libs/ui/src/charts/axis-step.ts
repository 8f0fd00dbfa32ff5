const NICE = [1, 2, 2.5, 3, 4, 5, 6, 8];
/** Most steps of an axis. */
const MOST = 4;
/** How long the last step is at least, as a part of the others: the labels of its ends would overlap. */
const LAST = 0.6;

/** Returns the step of an axis of counts that ends at `largest`: a round number, or `largest` itself where the labels of the last two would be too close. */
export function axisStep(largest: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(largest)) - 1);
  const steps = [1, 10].flatMap((times) => NICE.map((nice) => nice * magnitude * times));
  const fitting = steps.find((step) => {
    const last = (largest % step) / step;
    return Number.isInteger(step) && step <= largest && largest / step <= MOST && (last === 0 || last >= LAST);
  });
  return fitting ?? largest;
}
