const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browser } = require('./browser.cjs');
const { dist, root } = require('./shared-options.cjs');
const { DeclarationPlugin } = require('./declared-screens.cjs');

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const SHARED_WITH_SHELL = readJson('libs/panel/src/shared-modules.json');
const panel = readJson('libs/panel/package.json');
const { dependencies } = readJson('package.json');

/** The federation plugin's name for the chunk of './remote'. */
const EXPOSED_CHUNK = '__federation_expose_remote';

/** Returns the configuration of a remote: one exposed module, in a folder named by its version, which ends in the hash of its sources. */
exports.remote = ({ name, mode, hash, directory }) => {
  const manifest = require(path.join(directory, 'package.json'));
  const version = mode === 'production' ? `${manifest.version}-${hash}` : 'dev';
  const sharing = ([request, { strictVersion }]) => {
    const installed = request === '@carta/panel' ? panel.version : dependencies[request.split('/')[0]];
    return [request, { singleton: true, import: false, strictVersion, requiredVersion: `^${installed}` }];
  };
  const config = browser({
    app: name,
    version,
    mode,
    entry: {},
    output: path.join(dist, 'remotes', name, version),
    publicPath: 'auto',
    // The first screen is one file; only chunks that load later are split.
    splitChunks: { chunks: ({ name }) => name !== EXPOSED_CHUNK, cacheGroups: { defaultVendors: false } },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        exposes: { './remote': path.join(directory, 'src/remote.tsx') },
        shared: Object.fromEntries(Object.entries(SHARED_WITH_SHELL).map(sharing)),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new DeclarationPlugin({ directory, panel: `^${panel.version}` }),
      new CurrentVersionPlugin(name, version),
    ],
  });
  // The manifest plugin warns that a `publicPath` of 'auto' is read at run time, which is intended.
  config.infrastructureLogging = { level: 'error' };
  return config;
};

/** Writes the version of the last build to `current.json`, from which the build writes the registry. */
class CurrentVersionPlugin {
  constructor(name, version) {
    this.name = name;
    this.version = version;
  }
  apply(compiler) {
    compiler.hooks.done.tap('CurrentVersionPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = path.join(dist, 'remotes', this.name);
      mkdirSync(folder, { recursive: true });
      const manifest = `/remotes/${this.name}/${this.version}/mf-manifest.json`;
      writeFileSync(path.join(folder, 'current.json'), JSON.stringify({ version: this.version, manifest }, null, 2));
    });
  }
}
