// npm run api-report: writes what each package exports into its api-report.md. `-- --release` keeps the reports as those of the packages' versions.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../command/run-command.mjs';
import { manifestOf } from '../packages.mjs';
import { checkReports } from './check-reports.mjs';
import { currentReport, readReports, releasedReport } from './read-reports.mjs';

const isRelease = process.argv.includes('--release');

await runCommand(async () => {
  const reports = readReports();
  for (const [name, report] of reports) writeFileSync(currentReport(name), report);
  if (!isRelease) return;
  checkReports();
  for (const [name, report] of reports) {
    const file = releasedReport(name, manifestOf(name).version);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, report);
  }
});
