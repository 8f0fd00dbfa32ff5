const path = require('node:path');
const { AssetsJsonPlugin } = require('../../tools/webpack/assets-json-plugin.cjs');
const { browser } = require('../../tools/webpack/browser.cjs');
const { dist } = require('../../tools/webpack/place.cjs');
const { server } = require('../../tools/webpack/server.cjs');
const { shortClassNames } = require('../../tools/webpack/short-class-names.cjs');

const app = 'public-menu';
const assets = `/assets/${app}/`;
const cutFont = require.resolve('../../tools/webpack/cut-font-loader.cjs');
const source = (file) => path.join(__dirname, 'src', file);

const getLocalIdent = shortClassNames([path.join(__dirname, 'src'), path.join(__dirname, '../../libs/ui/src')]);

const PHONES = require.resolve('libphonenumber-js/metadata.min.json');

/** Drops unused code of the design system and of the icons, on the server and in development too; shortens the names of classes. */
const lean = (config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    conditionNames: ['carta-source', 'module', ...config.resolve.conditionNames],
    // As JSON, and not as the script that the package offers, only what is read of it is bundled: one country of all.
    alias: { ...config.resolve.alias, 'libphonenumber-js/metadata.min.json$': PHONES },
  },
  optimization: { ...config.optimization, sideEffects: true, usedExports: true },
  module: { ...config.module, rules: config.module.rules.map(shortened) },
});

const shortened = ({ use, ...rule }) => ({
  ...rule,
  ...(use && {
    use: use.map((loader) =>
      loader.options?.modules
        ? { ...loader, options: { ...loader.options, modules: { ...loader.options.modules, getLocalIdent } } }
        : loader,
    ),
  }),
});

/**
 * Styles of what the menu's page shows at its end, or not at first: a file of its own that its first words do not wait for. Those of the notice
 * stand in a page that has one.
 */
const LATER =
  /[\\/]src[\\/](?:about[\\/](?:board|contact|facts|more-actions|section-card)|print[\\/]print-foot|menu-end|notice[\\/]page-notice|not-found-page|offline-bar|skip-link)\.module\.css$|[\\/]src[\\/]scripted\.css$/;

const withLaterStyles = (config) => ({
  ...config,
  optimization: {
    ...config.optimization,
    splitChunks: {
      cacheGroups: {
        later: {
          name: 'later',
          type: 'css/mini-extract',
          test: LATER,
          chunks: ({ name }) => name === 'styles',
          enforce: true,
        },
      },
    },
  },
});

/** A script for each language, which sets `cartaWords` for the parts that are fetched later. */
const wordsEntries = Object.fromEntries(
  ['es', 'en', 'pt'].map((language) => [
    `words-${language}`,
    { import: source(`words/${language}.ts`), library: { type: 'window', name: 'cartaWords', export: 'part' } },
  ]),
);

/** Sends only those characters of the font that a menu needs. */
const withCutFont = (config) => ({
  ...config,
  module: { rules: [...config.module.rules, { test: /\.woff2$/, loader: cutFont }] },
});

module.exports = ({ mode }) => [
  withLaterStyles(
    withCutFont(
      lean(
        browser({
          app,
          mode,
          entry: {
            styles: source('styles.ts'),
            item: source('item/styles.ts'),
            notice: source('notice/page-notice.module.css'),
            page: source('page.ts'),
            preview: source('preview.tsx'),
            wifi: source('wifi/wifi-page.module.css'),
            running: source('order/running/running-bar.ts'),
            table: source('table/table-part.ts'),
            'order-page': [source('order/page/follow-order.ts'), source('order/page/order-page.module.css')],
            worker: source('offline/service-worker.ts'),
            order: source('order/order.tsx'),
            cart: { import: source('order/cart/cart-part.tsx'), dependOn: 'order' },
            find: source('find/find.ts'),
            offline: source('offline/offline.ts'),
            ...wordsEntries,
          },
          output: path.join(dist, 'assets', app),
          publicPath: assets,
          plugins: [new AssetsJsonPlugin({ first: ['page'], inline: ['styles', 'item', 'notice'] })],
        }),
      ),
    ),
  ),
  lean(
    server({
      app,
      mode,
      entry: { server: source('server.tsx') },
      output: path.join(dist, app),
      assets,
    }),
  ),
];
