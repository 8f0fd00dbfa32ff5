/**
 * The value below which this share of the figures lies, by nearest rank.
 * @param {readonly number[]} figures
 * @param {number} share from 0 to 1
 */
export function percentile(figures, share) {
  if (figures.length === 0) throw new Error('There is nothing to take a percentile of.');
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** @param {readonly number[]} figures */
export function median(figures) {
  const middle = [percentile(figures, 0.5), percentile(figures, Math.min(1, 0.5 + 1 / figures.length))];
  return figures.length % 2 === 1 ? middle[0] : (middle[0] + middle[1]) / 2;
}
