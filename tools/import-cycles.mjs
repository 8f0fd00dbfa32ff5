// npm run cycles: finds files that import each other in a circle, types and import() included.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/run-command.mjs';
import { importCycles } from './lint/import-cycles.mjs';
import { MAY_IMPORT } from './lint/import-table.mjs';
import { inRoot } from './root.mjs';

const SOURCE = /\.(?:[cm]?js|tsx?)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|test-results)(?:\/|$)/;

/** @param {string} folder from the root @returns {string[]} */
function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.test(file)) return [];
    if (entry.isDirectory()) return filesIn(file);
    return SOURCE.test(file) ? [file] : [];
  });
}

await runCommand(async () => {
  const files = Object.keys(MAY_IMPORT).flatMap(filesIn);
  const sources = Object.fromEntries(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
  const cycles = importCycles(sources).map((cycle) => cycle.join(' → '));
  for (const cycle of cycles) console.error(`Import cycle: ${cycle}`);
  return cycles.length === 0 ? 0 : 1;
});
