const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const kit = require('@carta/remote-kit');
const { lean } = require('./browser.cjs');
const { dist, place } = require('./place.cjs');

/** Returns the configuration of a remote of this repository: its output is in a folder named by its version, which ends in the hash of its sources. */
exports.remote = ({ name, mode, hash, directory, refresh = false, shared = {} }) => {
  const manifest = require(path.join(directory, 'package.json'));
  const version = mode === 'production' ? `${manifest.version}-${hash}` : 'dev';
  const config = kit.remote({
    name,
    version,
    mode,
    directory,
    place,
    refresh,
    shared,
    output: path.join(dist, 'remotes', name, version),
    plugins: refresh ? [] : [new CurrentVersionPlugin(name, version)],
  });
  return lean(config);
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
