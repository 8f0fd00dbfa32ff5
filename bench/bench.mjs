// Measures what is built: node bench.mjs [--scale] [--only GROUP]…
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserVersion } from './browser/chromium.mjs';
import { GROUPS, SCALE_GROUPS } from './groups.mjs';
import { machine } from './report/machine.mjs';
import { resultsPage } from './report/results-page.mjs';
import { summaryOf } from './report/summary.mjs';
import { tableOf } from './report/table.mjs';
import { wantedGroups } from './wanted-groups.mjs';

/** @typedef {import('./report/row.mjs').Row} Row */

const RESULTS = fileURLToPath(new URL('results.md', import.meta.url));
const ALL = Object.keys(GROUPS);
const MEASURES = { ...GROUPS, ...SCALE_GROUPS };

const wanted = wantedGroups(process.argv.slice(2), { usual: ALL, scale: Object.keys(SCALE_GROUPS) });
if (wanted.ok) await measure(wanted.groups);
else {
  console.error(wanted.reason);
  process.exitCode = 1;
}

/** @param {string[]} names */
async function measure(names) {
  const began = new Date();
  const quiet = machine();
  /** @type {Row[]} */
  const rows = [];
  for (const name of names) {
    try {
      rows.push(...(await measureGroup(/** @type {keyof typeof MEASURES} */ (name))));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  console.log(`\n${tableOf(rows)}\n\n${quiet.model}; load average before: ${quiet.load}\n${summaryOf(rows)}`);
  if (names.length < ALL.length || process.exitCode) return;
  const run = {
    rows,
    machine: quiet,
    loadAfter: machine().load,
    browser: await browserVersion(),
    began,
    ended: new Date(),
  };
  writeFileSync(RESULTS, resultsPage(run));
}

/** @param {keyof typeof MEASURES} name */
async function measureGroup(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-bench-'));
  const started = performance.now();
  try {
    return await MEASURES[name](folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
