/** Writes an `index.html` that loads the entries and has an empty element with the id `place`. */
exports.PagePlugin = class {
  constructor({ title, place }) {
    this.title = title;
    this.place = place;
  }
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const tags = files.map((file) => {
          const address = compiler.options.output.publicPath + file;
          if (file.endsWith('.css')) return `<link rel="stylesheet" href="${address}">`;
          return file.endsWith('.js') ? `<script defer src="${address}"></script>` : '';
        });
        const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${this.title}</title>`;
        const html = `<!doctype html><html lang="es-AR"><head>${head}${tags.join('')}</head><body><div id="${this.place}"></div></body></html>`;
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
  }
};
