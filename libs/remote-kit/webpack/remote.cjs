const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browser } = require('./browser.cjs');
const { DeclarationPlugin } = require('./declared-screens.cjs');
const { newTokens } = require('./token-fallbacks.cjs');
const { FileIntegrityPlugin, FILE_TIMEOUT_MS } = require('./file-integrity.cjs');
const { PlainErrorsPlugin } = require('./plain-errors.cjs');

/** The federation plugin's name for the chunk of './remote'. */
const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Returns the webpack configuration of a remote: one exposed module, `src/remote.tsx`, and its `mf-manifest.json`.
 * @param {{ name: string, version: string, mode: string, directory: string, output: string, place?: import('./loaders.cjs').Place, plugins?: object[], refresh?: boolean, shared?: object }} remote
 *   `version` differs between any two builds whose files differ; `directory` has `package.json` and `src`; `place` is for a remote whose packages
 *   are read from their sources; `refresh` is for a server that replaces changed components in open pages; `shared` is what remotes take from
 *   each other, besides what they take from the shell
 */
exports.remote = ({
  name,
  version,
  mode,
  directory,
  output,
  place = { context: directory },
  plugins = [],
  refresh = false,
  shared = {},
}) => {
  const installed = createRequire(path.join(directory, 'package.json'));
  const versionOf = (request) => installed(`${nameOf(request)}/package.json`).version;
  const sharing = ([request, { strictVersion }]) => {
    const requiredVersion = `^${versionOf(request)}`;
    return [request, { singleton: true, import: false, strictVersion, requiredVersion }];
  };
  const config = browser({
    app: name,
    version,
    mode,
    output,
    refresh,
    place: { ...place, tokens: newTokens(folderOf(installed, '@carta/ui')) },
    entry: {},
    publicPath: 'auto',
    // The first screen is one file; only chunks that load later are split. While sources change in open pages none is: a source that cannot be
    // read imports nothing for a moment, and the chunk that it shared with another would be one that the page has not loaded.
    splitChunks: !refresh && { chunks: ({ name }) => name !== EXPOSED_CHUNK, cacheGroups: { defaultVendors: false } },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        exposes: { './remote': path.join(directory, 'src/remote.tsx') },
        shared: {
          ...Object.fromEntries(Object.entries(installed('@carta/panel/shared-modules.json')).map(sharing)),
          ...shared,
        },
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new DeclarationPlugin({ directory, panel: `^${versionOf('@carta/panel')}`, hubIcons: hubIconsIn(installed) }),
      new FileIntegrityPlugin(),
      new PlainErrorsPlugin({ directory }),
      ...(refresh ? [new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false })] : []),
      ...plugins,
    ],
  });
  config.output.chunkLoadTimeout = FILE_TIMEOUT_MS;
  // The manifest plugin warns that a `publicPath` of 'auto' is read at run time, which is intended.
  config.infrastructureLogging = { level: 'error' };
  return config;
};

/** Returns the names of the icons that the installed `@carta/ui` draws in a remote's own hub; none before it had a list. */
const hubIconsIn = (installed) => {
  const file = path.join(folderOf(installed, '@carta/ui') ?? '', 'hub-icons.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/** Returns the folder of a package; null if it is not installed. */
const folderOf = (installed, name) => {
  const folders = installed.resolve.paths(name) ?? [];
  return folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder)) ?? null;
};

const nameOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
