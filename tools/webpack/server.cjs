const path = require('node:path');
const { sharedOptions, styles, typescript } = require('@carta/remote-kit');
const { place } = require('./place.cjs');

/** Returns a webpack configuration for Node, as CommonJS. npm packages are external unless `bundled` matches their name. */
exports.server = ({ app, mode, entry, output, bundled = /^@carta\//, assets }) => ({
  ...sharedOptions(mode, place.context),
  name: `${app}-server`,
  target: 'node20',
  entry,
  devtool: 'source-map',
  output: {
    path: output,
    filename: '[name].js',
    library: { type: 'commonjs2' },
    publicPath: assets,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  optimization: { minimize: false },
  externalsPresets: { node: true },
  externals: [
    ({ request }, callback) =>
      /^[a-z@]/.test(request) && !path.isAbsolute(request) && !bundled.test(request)
        ? callback(null, `commonjs ${request}`)
        : callback(),
  ],
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    conditionNames: ['carta-source', 'module', 'node', 'import', 'require', 'default'],
  },
  module: {
    // webpack leaves `createRequire` to Node. A dynamic import is bundled and evaluated when it is called.
    parser: { javascript: { createRequire: false, dynamicImportMode: 'eager' } },
    rules: [typescript(place), ...styles({ ...place, salt: app, server: true, mode })],
  },
});
