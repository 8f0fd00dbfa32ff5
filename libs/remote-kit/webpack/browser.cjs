const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { sharedOptions, styles, typescript } = require('./loaders.cjs');

/** SWC takes half the time of Terser and writes no more bytes. Every app is built in a process of its own already. */
const MINIMIZERS = [
  new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
  new CssMinimizerPlugin({ parallel: false }),
];

/**
 * Returns a webpack configuration for the browser, with hashed file names and extracted stylesheets.
 * @param {{ app: string, mode: string, entry: object, output: string, publicPath: string, plugins?: object[], splitChunks?: object | false, version?: string, refresh?: boolean, place: import('./loaders.cjs').Place }} bundle
 *   `version` is that of a remote, two versions of which may run in one page
 */
exports.browser = ({ app, mode, entry, output, publicPath, plugins = [], splitChunks, version, place, refresh }) => {
  const { context, conditions = [] } = place;
  const uniqueName = version ? `${app}@${version}` : app;
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...sharedOptions(mode, context),
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
      ...(splitChunks !== undefined && { splitChunks }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: [...conditions, 'browser', 'import', 'module', 'default'],
      alias: {},
    },
    module: {
      rules: [
        typescript(place, { refresh }),
        ...styles({ ...place, salt: uniqueName, server: false, mode, isRemote: version !== undefined }),
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
