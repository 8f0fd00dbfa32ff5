import { summaryOf } from './summary.mjs';
import { tableOf } from './table.mjs';

/**
 * @typedef {object} Run
 * @property {readonly import('./row.mjs').Row[]} rows
 * @property {{ model: string, system: string, load: string }} machine before anything was measured
 * @property {string} loadAfter
 * @property {string} browser
 * @property {Date} began
 * @property {Date} ended
 */

/**
 * A run as a page of Markdown.
 * @param {Run} run
 */
export const resultsPage = ({
  rows,
  machine: { model, system, load },
  loadAfter,
  browser,
  began,
  ended,
}) => `# What the bench measured

Written by \`npm run bench\`: [how it measures, and what was tried where a goal is missed](../docs/decisions/bench.md).

- Machine: ${model}
- System: ${system}, ${browser}
- When: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${minutes(began, ended)} minutes; load average (1, 5, 15 minutes) before it: ${load}; after it: ${loadAfter}

${tableOf(rows)}

${summaryOf(rows)} Times differ from run to run with the load of the machine; ratios differ less, since each figure and its floor are measured alternately.
`;

/**
 * @param {Date} began
 * @param {Date} ended
 */
const minutes = (began, ended) => ((ended.getTime() - began.getTime()) / 60_000).toFixed(1);
