const path = require('node:path');
const { AssetsJsonPlugin } = require('../../tools/webpack/assets-json-plugin.cjs');
const { browser } = require('../../tools/webpack/browser.cjs');
const { dist } = require('../../tools/webpack/shared-options.cjs');
const { server } = require('../../tools/webpack/server.cjs');

const app = 'public-menu';
const assets = `/assets/${app}/`;
const source = (file) => path.join(__dirname, 'src', file);

/** Keeps the styles of entries and drops their scripts: the server alone renders the pages. */
class StylesOnlyPlugin {
  constructor(entries) {
    this.entries = entries;
  }
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StylesOnlyPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'StylesOnlyPlugin', stage }, () => {
        const files = this.entries.flatMap((entry) => compilation.entrypoints.get(entry).getFiles());
        for (const script of files.filter((file) => file.endsWith('.js'))) compilation.deleteAsset(script);
      });
    });
  }
}

/** Drops unused code of the design system and of the icons, on the server and in development too. */
const lean = (config) => ({
  ...config,
  resolve: { ...config.resolve, conditionNames: ['carta-source', 'module', ...config.resolve.conditionNames] },
  optimization: { ...config.optimization, sideEffects: true, usedExports: true },
});

/** A script for each language, which sets `cartaWords` for the parts that are fetched later. */
const wordsEntries = Object.fromEntries(
  ['es', 'en', 'pt'].map((language) => [
    `words-${language}`,
    { import: source(`words/${language}.ts`), library: { type: 'window', name: 'cartaWords', export: 'part' } },
  ]),
);

module.exports = ({ mode }) => [
  lean(
    browser({
      app,
      mode,
      entry: {
        styles: source('styles.ts'),
        product: source('product/styles.ts'),
        page: source('page.ts'),
        preview: source('preview.tsx'),
        order: source('order/order.tsx'),
        ...wordsEntries,
      },
      output: path.join(dist, 'assets', app),
      publicPath: assets,
      plugins: [new StylesOnlyPlugin(['styles', 'product']), new AssetsJsonPlugin({ first: ['styles', 'page'] })],
    }),
  ),
  lean(
    server({
      app,
      mode,
      entry: { server: source('server.tsx') },
      output: path.join(dist, app),
      assets,
      bundled: /^(@carta\/|nanoid|lucide-react|@base-ui\/)/,
    }),
  ),
];
