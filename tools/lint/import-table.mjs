// Who may import whom. The lint rule beside this file reads nothing else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));

/** An app whose manifest names the team of a remote. @param {string} app */
function isRemote(app) {
  const manifest = `${APPS}${app}/package.json`;
  return existsSync(manifest) && 'carta' in JSON.parse(readFileSync(manifest, 'utf8'));
}

export const REMOTES = readdirSync(APPS)
  .filter(isRemote)
  .map((app) => `apps/${app}`);
const FOR_THE_PANEL = ['panel', 'api-client', 'contract', 'domain', 'ui'];
const FOR_REMOTES = ['settings', 'remote-kit', 'menu-file', ...FOR_THE_PANEL];

/** Project folder -> the libs that its files may import by name. */
export const MAY_IMPORT = {
  'libs/domain': [],
  'libs/contract': ['domain'],
  'libs/menu-file': ['domain'],
  'libs/publishing': ['contract', 'domain'],
  'libs/api-client': ['contract', 'domain'],
  'libs/ui': ['domain'],
  'libs/panel': ['contract', 'domain', 'ui'],
  'libs/settings': FOR_THE_PANEL,
  'libs/remote-kit': ['publishing', 'panel', 'ui', 'contract', 'domain'],
  'apps/shell': FOR_THE_PANEL,
  ...Object.fromEntries(REMOTES.map((remote) => [remote, FOR_REMOTES])),
  'apps/public-menu': ['contract', 'domain', 'ui'],
  'apps/api': ['menu-file', 'publishing', 'contract', 'domain'],
  e2e: ['api-client', 'contract', 'domain'],
  bench: [],
  tools: ['remote-kit'],
};

/** Every other folder in an app's `src` is a feature; these are ground that the app's features stand on. */
export const GROUND = {
  'apps/api': ['database', 'http', 'pictures', 'processes', 'remotes', 'rendering', 'session', 'storage'],
  'apps/account': ['lists'],
  'apps/menu-editor': [
    'diet-fields',
    'discard',
    'option-fields',
    'outbox',
    'pictures',
    'tools',
    'tree-state',
    'hours-fields',
    'import-done',
  ],
};

/** Of an app's ground what stores and keeps: it imports no other ground but its own kind, and a caller gives it what it needs of it. */
export const LOWEST = { 'apps/api': ['database', 'processes', 'storage'] };

/** Folders and files that only tests see: they may use what is published for tests. */
export const isTestFile = (file) => /\.(test|spec)\.[cm]?tsx?$|(^|\/)testing\/|^e2e\//.test(file);

/** Project folder -> the npm packages that its shipped files may import, where that is limited. */
export const ONLY_PACKAGES = { 'libs/domain': ['zod/mini', 'nanoid'] };

/** Projects whose shipped files run in a browser, too: they import nothing of Node. */
export const NO_BUILTINS = ['domain', 'contract', 'menu-file', 'api-client', 'ui', 'panel', 'settings'].map(
  (lib) => `libs/${lib}`,
);

const STATE_AND_ROUTER = [
  'react-router-dom',
  'react-redux',
  'redux',
  '@reduxjs/toolkit',
  'redux-saga',
  'typed-redux-saga',
];

/** Project folder -> npm packages that its shipped files must not import, and what to do instead. */
export const NOT_PACKAGES = {
  ...Object.fromEntries(
    REMOTES.map((remote) => [
      remote,
      { packages: STATE_AND_ROUTER, instead: 'take it from @carta/panel, which the shell shares' },
    ]),
  ),
  'libs/ui': { packages: STATE_AND_ROUTER, instead: 'the design system knows no store and no route' },
};
