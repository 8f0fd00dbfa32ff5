import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { MAY_IMPORT } from '../lint/import-table.mjs';
import { inRoot } from '../root.mjs';

/** @type {Record<string, keyof typeof MAY_IMPORT>} The project of each app. */
const PROJECTS = Object.fromEntries(
  /** @type {(keyof typeof MAY_IMPORT)[]} */ (Object.keys(MAY_IMPORT))
    .filter((project) => project.startsWith('apps/') || project === 'libs/remote-kit')
    .map((project) => [path.basename(project), project]),
);
const APPS = Object.keys(PROJECTS);

const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tools/build', 'tools/webpack', 'libs/remote-kit/webpack'];

/** @type {Record<string, { from: string, to: string }>} Folders of an app that are copied into `dist` unchanged. */
const COPIES = {
  api: { from: 'apps/api/demo/pictures', to: 'dist/api/demo' },
  shell: { from: 'libs/ui/assets', to: 'dist/assets' },
};

/**
 * Returns the apps that a command's arguments name; all apps if they name none. Refuses unknown names.
 * @param {string[]} names
 */
export function readApps(names = []) {
  const unknown = names.find((name) => !APPS.includes(name));
  if (unknown) throw new Refusal(`There is no app '${unknown}': the apps are ${APPS.join(', ')}.`);
  return names.length > 0 ? names : APPS;
}

/**
 * Returns the source files and folders of an app, relative to the root.
 * @param {string} app
 */
export function inputsOf(app) {
  const project = PROJECTS[app];
  // Of the kit an app has the build alone, which is among the settings; its tests use the rest.
  const libs = MAY_IMPORT[project].filter((lib) => lib !== 'remote-kit');
  return [project, ...libs.map((lib) => `libs/${lib}`), ...SETTINGS];
}

/**
 * Returns the webpack configurations of an app, from its webpack.config.cjs.
 * @param {string} app
 * @param {{ mode: string, hash: string }} build `hash` is that of the app's sources
 * @returns {Promise<import('webpack').Configuration[]>}
 */
export async function configurationsOf(app, { mode, hash }) {
  const { default: exported } = await import(inRoot(PROJECTS[app], 'webpack.config.cjs'));
  const configurations = [
    typeof exported === 'function' ? exported({ mode, hash: hash.slice(0, 8) }) : exported,
  ].flat();
  return configurations.map((configuration) => ({ ...configuration, infrastructureLogging: { level: 'error' } }));
}

/** @param {string} app */
export function copyFolders(app) {
  const copy = COPIES[app];
  if (copy && existsSync(inRoot(copy.from))) cpSync(inRoot(copy.from), inRoot(copy.to), { recursive: true });
}
