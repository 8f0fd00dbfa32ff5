import { readFileSync } from 'node:fs';
import { MAY_IMPORT } from '../lint/import-table.mjs';
import { inRoot } from '../root.mjs';

const declared = new Set(
  Object.keys(MAY_IMPORT).flatMap((project) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot(project, 'package.json'), 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/**
 * A preprocessor for knip: the root gives the exact version of each package that a workspace declares, so that it is
 * used there if the workspace uses it. knip's own `ignoreDependencies` of the root would hold for every workspace.
 * @type {import('knip').Preprocessor}
 */
export default function allowVersionsInRoot(report) {
  for (const type of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    const found = report.issues[type]['package.json'] ?? {};
    for (const name of Object.keys(found).filter((name) => declared.has(name))) {
      delete found[name];
      report.counters[type] -= 1;
    }
  }
  return report;
}
