// npm run api-report: writes what each package exports into its api-report.md. `-- --release` keeps the reports as those of the packages' versions.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentReport, readReports, releasedReport } from './read-reports.mjs';
import { manifestOf } from '../packages.mjs';

const isRelease = process.argv.includes('--release');
for (const [name, report] of readReports()) {
  writeFileSync(currentReport(name), report);
  if (!isRelease) continue;
  const file = releasedReport(name, manifestOf(name).version);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, report);
}
