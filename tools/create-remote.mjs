// npm run create-remote -- NAME: makes the remote apps/NAME, with a screen at /panel/NAME and a button on home.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './command/processes.mjs';
import { Refusal } from './command/refusal.mjs';
import { runCommand } from './command/run-command.mjs';
import { ensureInstalled } from './install/install.mjs';
import { inRoot } from './root.mjs';

const IMPORTED = ['contract', 'domain', 'panel', 'ui'];

await runCommand(async () => {
  await ensureInstalled();
  const { copyTemplate, REMOTE_NAME } = createRequire(import.meta.url)('@carta/remote-kit/scaffold');
  const name = process.argv[2] ?? '';
  if (!REMOTE_NAME.test(name))
    throw new Refusal(`'${name}' is no name: small letters, digits and hyphens, a letter first.`);
  const folder = inRoot('apps', name);
  if (existsSync(folder)) throw new Refusal(`apps/${name} is there already.`);

  copyTemplate(folder, name);
  for (const file of ['jest.config.cjs', 'tsconfig.json', 'webpack.config.cjs'])
    writeFileSync(
      path.join(folder, file),
      readFileSync(inRoot('apps/account', file), 'utf8').replaceAll('account', name),
    );
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`);
  const pipeline = readFileSync(inRoot('.ci/account'), 'utf8').replace('account', name);
  writeFileSync(inRoot('.ci', name), pipeline, { mode: 0o755 });
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: inRoot() });
  console.log(`apps/${name} is made: npm run build -- ${name}; npx nx test @carta/${name}`);
});

/** @param {string} name */
function manifestOf(name) {
  const { scripts, nx } = JSON.parse(readFileSync(inRoot('apps/account/package.json'), 'utf8'));
  /** @param {string} text */
  const renamed = (text) => text.replaceAll('account', name);
  const { version } = JSON.parse(readFileSync(inRoot('libs/panel/package.json'), 'utf8'));
  return {
    name: `@carta/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([script, command]) => [script, renamed(/** @type {string} */ (command))]),
    ),
    carta: { team: name, contact: `equipo-${name}@carta.test` },
    nx,
    dependencies: Object.fromEntries(IMPORTED.map((one) => [`@carta/${one}`, version])),
    devDependencies: { '@carta/remote-kit': version },
  };
}
