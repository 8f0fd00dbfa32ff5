import { cellsOf, HEADINGS } from './row.mjs';

/** @typedef {import('./row.mjs').Row} Row */

/**
 * A Markdown table whose columns stand under each other in a terminal too.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column].length), 3));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const [headings, ...body] = lines.map(line);
  const rule = `| ${widths.map((width, column) => '-'.repeat(width - (column && 1)) + (column ? ':' : '')).join(' | ')} |`;
  return [headings, rule, ...body].join('\n');
}
