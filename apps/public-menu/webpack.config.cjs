const path = require('node:path');
const { AssetsJsonPlugin, browser, dist, server } = require('../../webpack.base.cjs');

const app = 'public-menu';
const assets = `/assets/${app}/`;
const source = (file) => path.join(__dirname, 'src', file);

/** The page is rendered by the server alone: of its code the browser gets the styles and no script. */
class StylesOnlyPlugin {
  constructor(entry) {
    this.entry = entry;
  }
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StylesOnlyPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'StylesOnlyPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.entry).getFiles();
        for (const script of files.filter((file) => file.endsWith('.js'))) compilation.deleteAsset(script);
      });
    });
  }
}

/** What a page does not use of the design system and of the icons stays out, on the server and in development too. */
const lean = (config) => ({
  ...config,
  resolve: { ...config.resolve, conditionNames: ['carta-source', 'module', ...config.resolve.conditionNames] },
  // Nothing asks for the exports of the entry of styles: they count as used, so that every component brings its own.
  optimization: { ...config.optimization, sideEffects: true, usedExports: false },
});

module.exports = ({ mode }) => [
  lean(
    browser({
      app,
      mode,
      entry: { styles: source('styles.ts'), page: source('page.ts'), preview: source('preview.ts') },
      output: path.join(dist, 'assets', app),
      publicPath: assets,
      plugins: [new StylesOnlyPlugin('styles'), new AssetsJsonPlugin({ first: ['styles', 'page'] })],
    }),
  ),
  lean(
    server({
      app,
      mode,
      entry: { server: source('server.ts') },
      output: path.join(dist, app),
      assets,
      bundled: /^(@carta\/|nanoid|lucide-react|@base-ui\/)/,
    }),
  ),
];
