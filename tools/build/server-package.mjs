import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { inRoot } from '../root.mjs';

/** Packages that are loaded in development only. */
const NOT_DEPLOYED = /^@fastify\/swagger/;

/** Packages whose files are read by their name. */
const READ = ['@fontsource/archivo'];

/** How webpack writes a module that it leaves outside, minified or not. */
const REQUIRED = /=\s*require\("([^".][^"]*)"\)/g;

/** @typedef {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>, dev?: boolean, peer?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/**
 * Returns the names of the packages that built programs load from outside of themselves.
 * @param {string[]} programs their text
 */
export function packagesLoadedBy(programs) {
  const names = programs
    .flatMap((text) => [...text.matchAll(REQUIRED)].map(([, request = '']) => request))
    .filter((request) => !request.startsWith('node:') && !builtinModules.includes(request))
    .map((request) =>
      request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set([...names, ...READ])].filter((name) => !NOT_DEPLOYED.test(name)).sort();
}

/**
 * Returns the part of a lock file that packages need, with the same versions.
 * @param {Record<string, Locked>} locked the lock's packages by folder
 * @param {string[]} names
 */
export function lockOf(locked, names) {
  /** @type {Map<string, Locked>} */
  const needed = new Map();
  /** @param {string} from folder of the package that asks @param {string} name @param {boolean} isOptional */
  const add = (from, name, isOptional) => {
    const folder = foldersAbove(from, name).find((one) => one in locked);
    if (folder === undefined && isOptional) return;
    if (folder === undefined) throw new Error(`package-lock.json has no ${name} for ${from || 'the server'}`);
    if (needed.has(folder)) return;
    const entry = { ...locked[folder] };
    // The server needs them, whatever the repository needs them for.
    for (const mark of /** @type {const} */ (['dev', 'peer', 'devOptional'])) delete entry[mark];
    needed.set(folder, entry);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
    for (const one of Object.keys(dependencies)) add(folder, one, false);
    for (const one of Object.keys(optionalDependencies)) add(folder, one, true);
    for (const one of Object.keys(peerDependencies)) add(folder, one, peerDependenciesMeta[one]?.optional === true);
  };
  for (const name of names) add('', name, false);
  return Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The folders in which Node looks for a package, nearest first.
 * @param {string} from
 * @param {string} name
 */
function foldersAbove(from, name) {
  const parts = from === '' ? [] : from.split('/node_modules/');
  return [...parts.keys(), parts.length]
    .reverse()
    .map((depth) => [...parts.slice(0, depth), name].join('/node_modules/'))
    .map((folder) => (folder.startsWith('node_modules/') ? folder : `node_modules/${folder}`));
}

const PROGRAMS = { 'server.mjs': './api/main.js', 'carta.mjs': './api/cli.js' };

/**
 * Makes `dist` a package of its own: its programs, and the packages that they load from outside of their bundles.
 * @param {string} dist
 */
export function writeServerPackage(dist) {
  for (const [file, program] of Object.entries(PROGRAMS))
    writeFileSync(
      path.join(dist, file),
      `import { createRequire } from 'node:module';\n\ncreateRequire(import.meta.url)('${program}');\n`,
    );
  const { version, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const { packages, lockfileVersion } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const api = path.join(dist, 'api');
  const programs = readdirSync(api)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(api, file), 'utf8'));
  const names = packagesLoadedBy(programs);
  const dependencies = Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version]));
  const manifest = { name: 'carta-server', version, private: true, engines, dependencies };
  const lock = {
    name: manifest.name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': { name: manifest.name, version, engines, dependencies }, ...lockOf(packages, names) },
  };
  for (const [file, json] of Object.entries({ 'package.json': manifest, 'package-lock.json': lock }))
    writeFileSync(path.join(dist, file), `${JSON.stringify(json, null, 2)}\n`);
}
