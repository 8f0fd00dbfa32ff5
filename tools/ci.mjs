// .ci/NAME: checks and builds what ships under that name. With BASE, a commit, only what has changed since.
import { ensureBuilt } from './build/ensure-built.mjs';
import { affectedProjects, DEPLOYABLES } from './ci/deployables.mjs';
import { run } from './command/processes.mjs';
import { Refusal } from './command/refusal.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { inRoot } from './root.mjs';

const CHECKS = ['lint', 'typecheck', 'test'];

/**
 * @param {string[]} targets
 * @param {string[]} projects
 */
const nx = (targets, projects) =>
  run(
    process.execPath,
    [inRoot('node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', ...targets, '-p', projects.join(',')],
    { cwd: inRoot(), limitMinutes: 20 },
  );

await runCommand(async () => {
  const name = process.argv[2] ?? '';
  const all = DEPLOYABLES[name];
  if (!all) throw new Refusal(`There is no '${name}': what ships is ${Object.keys(DEPLOYABLES).join(', ')}.`);
  await ensureInstalled();
  const { BASE } = process.env;
  const changed = BASE ? await affectedProjects([`--base=${BASE}`, '--head=HEAD']) : all;
  const projects = all.filter((project) => changed.includes(project));
  if (projects.length === 0) {
    console.log(`${name}: nothing that it consists of has changed since ${BASE}.`);
    return 0;
  }
  const failed = await nx(CHECKS, projects);
  if (failed) return failed;
  if (name === 'packages') return nx(['build'], projects);
  await ensureBuilt({ apps: [name], mode: 'production' });
  return 0;
});
