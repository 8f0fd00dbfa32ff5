/** Writes `assets.json`: the addresses of a page's first files, of all entries or of those that `first` names, and of each entry and chunk. */
exports.AssetsJsonPlugin = class {
  /** @param {{ first?: string[] }} [options] */
  constructor({ first } = {}) {
    this.first = first;
  }
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('AssetsJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsJsonPlugin', stage }, () => {
        const { publicPath } = compiler.options.output;
        const addresses = (files, ending) =>
          files.filter((file) => file.endsWith(ending)).map((file) => publicPath + file);
        const namedFiles = (files) => ({ scripts: addresses(files, '.js'), styles: addresses(files, '.css') });
        const entries = Object.fromEntries(
          [...compilation.entrypoints].map(([name, entry]) => [name, namedFiles(entry.getFiles())]),
        );
        const fonts = addresses(Object.keys(compilation.assets), '.woff2');
        const chunks = Object.fromEntries(
          [...compilation.namedChunks].map(([name, { files }]) => [name, namedFiles([...files])]),
        );
        const first = this.first ?? [...compilation.entrypoints.keys()];
        const all = [...new Set(first.flatMap((name) => compilation.entrypoints.get(name).getFiles()))];
        const json = JSON.stringify({ ...namedFiles(all), fonts, entries, chunks }, null, 2);
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(json));
      });
    });
  }
};
