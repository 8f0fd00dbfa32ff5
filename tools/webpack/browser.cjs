const { createRequire } = require('node:module');
const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { sharedOptions, styles, typescript } = require('./shared-options.cjs');

/** The router's package exports its development build only; the production build lies beside it. */
const PRODUCTION_ALIASES = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(([request, file]) => [
    request,
    path.join(
      path.dirname(
        createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json'),
      ),
      'dist/production',
      file,
    ),
  ]),
);

/** SWC takes half the time of Terser and writes no more bytes. Every app is built in a process of its own already. */
const MINIMIZERS = [
  new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
  new CssMinimizerPlugin({ parallel: false }),
];

const LEAN_ROUTER = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: path.join(__dirname, 'lean-router-loader.cjs'),
};

/**
 * Returns a webpack configuration for the browser, with hashed file names and extracted stylesheets.
 * @param {{ app: string, mode: string, entry: object, output: string, publicPath: string, plugins?: object[], splitChunks?: object, version?: string }} bundle
 *   `version` is that of a remote, two versions of which may run in one page
 */
exports.browser = ({ app, mode, entry, output, publicPath, plugins = [], splitChunks, version }) => {
  const uniqueName = version ? `${app}@${version}` : app;
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...sharedOptions(mode),
    // Moved out of what is served once they are built.
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    name: app,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: output,
      publicPath,
      uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      minimizer: MINIMIZERS,
      ...(splitChunks && { splitChunks }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['carta-source', 'browser', 'import', 'module', 'default'],
      alias: mode === 'production' ? PRODUCTION_ALIASES : {},
    },
    module: {
      rules: [
        typescript,
        LEAN_ROUTER,
        ...styles({ salt: uniqueName, server: false, mode, isRemote: version !== undefined }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      ...plugins,
    ],
  };
};
