const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { AssetsJsonPlugin } = require('../../tools/webpack/assets-json-plugin.cjs');
const { browser } = require('../../tools/webpack/browser.cjs');
const { dist } = require('../../tools/webpack/place.cjs');
const { PagePlugin } = require('../../tools/webpack/page-plugin.cjs');
const { server } = require('../../tools/webpack/server.cjs');

const assets = '/assets/shell/';

/** Modules of both pages are one chunk of a stable name; all styles are one file. Lazy chunks are not split. */
const SPLIT_CHUNKS = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: { name: 'shared', chunks: 'initial', minChunks: 2, usedExports: false, enforce: true },
    styles: { name: 'styles', type: 'css/mini-extract', chunks: 'initial', enforce: true, priority: 1 },
  },
};

/** Drops Node's part of the federation runtime, and its reading of manifests, whose data is in the page. */
const FEDERATION_IN_THE_BROWSER = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

const shell = (mode) => [
  browser({
    app: 'shell',
    mode,
    // One for each kind of page: the sign-in needs neither router nor remotes.
    entry: { owner: path.join(__dirname, 'src/owner.tsx'), visitor: path.join(__dirname, 'src/visitor.tsx') },
    splitChunks: SPLIT_CHUNKS,
    output: path.join(dist, 'assets/shell'),
    publicPath: assets,
    plugins: [new AssetsJsonPlugin(), new DefinePlugin(FEDERATION_IN_THE_BROWSER)],
  }),
  server({
    app: 'shell',
    mode,
    entry: { server: path.join(__dirname, 'src/server.tsx') },
    output: path.join(dist, 'shell'),
    assets,
  }),
];

/** The components of the design system in all states, at /assets/gallery/index.html. */
const gallery = (mode) =>
  browser({
    app: 'gallery',
    mode,
    entry: { gallery: ['@carta/ui/base.css', '@carta/ui/gallery'] },
    output: path.join(dist, 'assets/gallery'),
    publicPath: '/assets/gallery/',
    plugins: [new PagePlugin({ title: 'Componentes de Carta', place: 'gallery' })],
  });

module.exports = ({ mode }) => (mode === 'production' ? shell(mode) : [...shell(mode), gallery(mode)]);
