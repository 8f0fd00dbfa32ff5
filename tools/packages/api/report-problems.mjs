import { apiChange, isBefore, leastVersion } from './api-change.mjs';

/**
 * @typedef {object} Reported A package with its API reports.
 * @property {string} name without '@carta/'
 * @property {string} version of its manifest
 * @property {string} today what its sources export
 * @property {string} written its api-report.md
 * @property {string} last the version of its last release
 * @property {string} released the report of that release
 * @property {readonly string[]} [compatible] exports that have changed since without breaking anybody: they need a minor version only
 */

/**
 * Returns what keeps a package from being packed: a report that is not of today, and a version that does not say what changed since the last
 * release.
 * @param {Reported} reported
 * @returns {string[]}
 */
export function reportProblems({ name, version, today, written, last, released, compatible = [] }) {
  const problems = [];
  if (today !== written)
    problems.push(`the report of @carta/${name} is not of today: \`npm run api-report\` writes it`);
  const change = apiChange(released, today);
  for (const unchanged of compatible.filter((one) => !change.changed.includes(one)))
    problems.push(`compatible-changes.json names @carta/${name} ${unchanged}, which has not changed since ${last}`);
  const isCompatible = (/** @type {string} */ one) => compatible.includes(one);
  const judged = {
    ...change,
    changed: change.changed.filter((one) => !isCompatible(one)),
    grown: [...change.grown, ...change.changed.filter(isCompatible)],
  };
  const least = leastVersion(last, judged);
  if (isBefore(version, least)) {
    const why = `${version} has to be ${least} at least: ${JSON.stringify(judged)}`;
    problems.push(`the version of @carta/${name} does not say what changed since ${last}: ${why}`);
  }
  return problems;
}
