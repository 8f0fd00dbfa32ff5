import { hasGoal, missedBy } from './row.mjs';

/**
 * How many goals are met.
 * @param {readonly import('./row.mjs').Row[]} rows
 */
export function summaryOf(rows) {
  const goals = rows.filter(hasGoal);
  return `${goals.filter((row) => missedBy(row) === 0).length} of ${goals.length} goals are met.`;
}
