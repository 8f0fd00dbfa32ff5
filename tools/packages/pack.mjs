// npm run pack [-- FOLDER]: packs all packages with their references; without a folder, into `releases` under their version, with the remotes and the server.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command/run-command.mjs';
import { inRoot } from '../root.mjs';
import { checkReports } from './api/check-reports.mjs';
import {
  buildPackages,
  manifestOf,
  PACKAGES,
  packPackages,
  packRemotes,
  packServer,
  writeReference,
} from './packages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // For tests, which publish nothing: writes no references and compares no API reports.
  options: { 'for-tests': { type: 'boolean' } },
});
const isForTests = values['for-tests'] ?? false;
const release = inRoot('releases', manifestOf('panel').version);
const [folder = release] = positionals;

await runCommand(async () => {
  if (!isForTests) checkReports();
  await buildPackages();
  if (!isForTests) for (const name of PACKAGES) writeReference(name);
  for (const file of packPackages(path.resolve(folder))) console.log(file);
  if (folder !== release) return;
  for (const file of await packRemotes(path.join(release, 'remotes'))) console.log(file);
  console.log(await packServer(path.join(release, 'server.tgz')));
});
