const MinimizerPlugin = require('minimizer-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { sharedOptions, styles, typescript } = require('@carta/remote-kit');
const { place } = require('./place.cjs');

/** Drops what nothing uses of the packages, and keeps every name, for stacks in the log. */
const WITHOUT_UNUSED = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: {
    mangle: false,
    compress: { keep_fnames: true, keep_classnames: true },
    // V8 keeps the text of a program, with two bytes for each character as soon as one needs them.
    format: { ascii_only: true },
  },
  parallel: false,
  extractComments: false,
});

/** Where a package's source lay when it was built is nobody else's business, and no file is found by it. */
const WITHOUT_PLACES = new DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') });

/** React's second renderer, for streams, which its package loads beside the one for texts. */
const STREAMED = './cjs/react-dom-server.node.production.js';

/** Returns a webpack configuration for Node, as CommonJS. All packages are bundled but those whose name `external` matches. */
exports.server = ({ app, mode, entry, output, external = /^\0/, assets }) => ({
  ...sharedOptions(mode, place.context),
  name: `${app}-server`,
  target: 'node20',
  entry,
  // A stack needs places, not the sources.
  devtool: mode === 'production' ? 'nosources-source-map' : 'source-map',
  output: {
    path: output,
    filename: '[name].js',
    library: { type: 'commonjs2' },
    publicPath: assets,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  optimization: { minimizer: [WITHOUT_UNUSED] },
  plugins: [WITHOUT_PLACES],
  externalsPresets: { node: true },
  externals: [({ request }, callback) => (external.test(request) ? callback(null, `commonjs ${request}`) : callback())],
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: { [STREAMED]: false },
    conditionNames: ['carta-source', 'module', 'node', 'import', 'require', 'default'],
  },
  module: {
    // webpack leaves `createRequire` to Node. A dynamic import is bundled and evaluated when it is called.
    parser: { javascript: { createRequire: false, dynamicImportMode: 'lazy' } },
    rules: [typescript(place), ...styles({ ...place, salt: app, server: true, mode })],
  },
});
