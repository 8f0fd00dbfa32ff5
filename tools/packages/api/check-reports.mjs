import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '../../command/refusal.mjs';
import { inRoot } from '../../root.mjs';
import { manifestOf } from '../packages.mjs';
import { isBefore } from './api-change.mjs';
import { currentReport, PROMISED, readReports, releasedReport } from './read-reports.mjs';
import { reportProblems } from './report-problems.mjs';

/** By the release that they are compared with and by package: names of exports, and why their change breaks nobody. */
const COMPATIBLE = new URL('compatible-changes.json', import.meta.url);

/** Refuses while the report of a package is not of today, or its version does not say what changed since its last release. */
export function checkReports() {
  const today = readReports();
  /** @type {Record<string, Record<string, Record<string, string>>>} */
  const compatible = JSON.parse(readFileSync(COMPATIBLE, 'utf8'));
  const problems = PROMISED.flatMap((name) => {
    const last = lastRelease(name);
    if (last === undefined) return [`@carta/${name} was never released`];
    return reportProblems({
      name,
      last,
      version: manifestOf(name).version,
      today: today.get(name) ?? '',
      written: readFileSync(currentReport(name), 'utf8'),
      released: readFileSync(releasedReport(name, last), 'utf8'),
      compatible: Object.keys(compatible[last]?.[name] ?? {}),
    });
  });
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** @param {string} name */
function lastRelease(name) {
  const versions = readdirSync(inRoot('releases')).filter((version) => existsSync(releasedReport(name, version)));
  return versions.sort((a, b) => (isBefore(a, b) ? -1 : 1)).at(-1);
}
