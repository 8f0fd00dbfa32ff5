import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { create } from 'tar';
import { ensureDevShell } from '../build/dev-shell.mjs';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { REMOTES } from '../lint/import-table.mjs';
import { inRoot } from '../root.mjs';
import { node } from './node.mjs';

/** The packages that are published, each after those that it imports. */
export const PACKAGES = ['domain', 'contract', 'api-client', 'ui', 'panel', 'settings', 'remote-kit'];

/**
 * Builds a package.
 * @param {string} name without '@carta/'
 */
export async function buildPackage(name) {
  node(inRoot('libs', name), [inRoot('tools/packages/build-package.mjs')]);
  if (name === 'remote-kit') await completeKit(inRoot('libs/remote-kit/dist'));
}

/**
 * Writes what the remote-kit has besides its modules: its command line, in which the libs are bundled that are no packages, and the shells in
 * which it checks and develops remotes: what is built, without what only a server sends or a debugger reads.
 * @param {string} folder
 */
async function completeKit(folder) {
  await ensureBuilt({ apps: ['shell', 'remote-kit'], mode: 'production' });
  await ensureDevShell();
  const program = readFileSync(inRoot('dist/remote-kit/carta-remote.js'), 'utf8');
  writeFileSync(path.join(folder, 'carta-remote.cjs'), `#!/usr/bin/env node\n${program}`, { mode: 0o755 });
  copyShell('dist', path.join(folder, 'site'), ['shell', 'assets/shell', 'assets/icons', 'assets/placeholders']);
  copyShell('dist/dev-shell', path.join(folder, 'dev-site'), ['shell', 'assets/shell']);
}

/**
 * @param {string} source relative to the root
 * @param {string} target
 * @param {string[]} parts
 */
function copyShell(source, target, parts) {
  for (const part of parts)
    cpSync(inRoot(source, part), path.join(target, part), { recursive: true, filter: isServed });
  writeFileSync(path.join(target, 'package.json'), '{ "type": "commonjs" }\n');
}

/**
 * @param {string} name without '@carta/'
 * @returns {{ version: string, dependencies?: Record<string, string>, exports: Record<string, string | Record<string, string>> }}
 */
export const manifestOf = (name) => JSON.parse(readFileSync(inRoot('libs', name, 'package.json'), 'utf8'));

/**
 * Returns the source of each entry of a package, relative to its folder, by the entry as its manifest names it.
 * @param {string} name without '@carta/'
 * @returns {Record<string, string>}
 */
export const sourcesOf = (name) =>
  Object.fromEntries(
    Object.entries(manifestOf(name).exports).flatMap(([entry, target]) => {
      const source = typeof target === 'object' ? target['carta-source'] : undefined;
      return source === undefined ? [] : [[entry, source]];
    }),
  );

/**
 * Writes a package's reference from the docstrings.
 * @param {string} name without '@carta/'
 */
export function writeReference(name) {
  const folder = inRoot('libs', name);
  const entries = Object.values(sourcesOf(name)).flatMap((source) =>
    /\.tsx?$/.test(source) ? ['--entryPoints', source] : [],
  );
  rmSync(path.join(folder, 'reference'), { recursive: true, force: true });
  node(folder, [
    inRoot('node_modules/typedoc/bin/typedoc'),
    '--plugin',
    'typedoc-plugin-markdown',
    '--tsconfig',
    'tsconfig.json',
    '--outputFileStrategy',
    'modules',
    '--out',
    'reference',
    '--readme',
    'none',
    // Types are checked by `npm run typecheck`.
    '--disableSources',
    '--skipErrorChecking',
    '--logLevel',
    'Error',
    ...entries,
  ]);
}

/** Builds all packages, of those whose sources are unchanged what nx has kept. */
export async function buildPackages() {
  const names = PACKAGES.filter((name) => name !== 'remote-kit').map((name) => `@carta/${name}`);
  node(inRoot(), [inRoot('node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--projects', names.join()]);
  await buildPackage('remote-kit');
}

/**
 * Packs all packages, which are built. Returns the tarballs.
 * @param {string} folder where they are written
 */
export function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  const folders = PACKAGES.map((name) => inRoot('libs', name));
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder, ...folders], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return PACKAGES.map((name) => path.join(folder, `carta-${name}-${manifestOf(name).version}.tgz`));
}

/**
 * Packs the built remotes as servers send them: later versions of the shell must run them.
 * @param {string} folder where the tarballs are written
 */
export async function packRemotes(folder) {
  await ensureBuilt({ apps: REMOTES.map((remote) => path.basename(remote)), mode: 'production' });
  /** @type {Record<string, { manifest: string }>} */
  const registry = JSON.parse(readFileSync(inRoot('dist/remotes/registry.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  const tarballs = Object.entries(registry).map(async ([name, { manifest }]) => {
    const file = path.join(folder, `${name}.tgz`);
    const cwd = path.join(inRoot('dist'), path.dirname(manifest));
    await create({ file, cwd, gzip: { level: 9 }, portable: true, noMtime: true, filter: isServed }, ['.']);
    return file;
  });
  return Promise.all(tarballs);
}

/**
 * Packs the built programs of the server: they must run on the tables of the version after them.
 * @param {string} file the tarball
 */
export async function packServer(file) {
  await ensureBuilt({ apps: ['api'], mode: 'production' });
  const filter = (/** @type {string} */ name) => !/\.map$|(^|\/)demo(\/|$)/.test(name);
  await create({ file, cwd: inRoot('dist/api'), gzip: { level: 9 }, portable: true, noMtime: true, filter }, ['.']);
  return file;
}

/** @param {string} file */
const isServed = (file) => !/\.(map|br|gz|LICENSE\.txt)$/.test(file);
