const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { FILE_TYPES } = require('./file-types.cjs');
const { pureInitializers } = require('./pure-initializers.cjs');

/**
 * @typedef {object} Place Where a build's sources are.
 * @property {string} context folder that the names of modules and classes are relative to
 * @property {string[]} [conditions] conditions of `exports` that come before the browser's, where packages are read from their sources
 * @property {RegExp} [pureSources] TypeScript files without side effects whose unused values a bundle drops
 * @property {(css: string) => string[]} [foreignSelectors] that of `@carta/contract`, where it is not built
 * @property {Readonly<Record<string, string>>} [tokens] custom properties that the page may not have, with their values
 */

/**
 * `refresh` registers components, so that a changed one replaces the one on the screen.
 * @param {Pick<Place, 'pureSources'>} place
 */
const typescript = ({ pureSources }, { refresh = false } = {}) => ({
  test: /\.tsx?$/,
  loader: require.resolve('ts-loader'),
  options: {
    // Not the one of the project that is built: another version may have no compiler to call.
    compiler: require.resolve('typescript'),
    getCustomTransformers: () => ({
      before: [
        ...(pureSources
          ? [(context) => (file) => (pureSources.test(file.fileName) ? pureInitializers(context)(file) : file)]
          : []),
        ...(refresh ? [require('react-refresh-typescript').default()] : []),
      ],
    }),
    transpileOnly: true,
    logLevel: 'error',
    configFile: path.join(__dirname, 'tsconfig.remote.json'),
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  },
});

/**
 * `salt` keeps class names apart: two apps, or two versions of a remote, may be in one page. `isRemote` refuses selectors that reach others' elements.
 * @param {{ salt: string, server: boolean, mode: string, isRemote?: boolean } & Pick<Place, 'context' | 'foreignSelectors' | 'tokens'>} sheet
 */
const styles = ({ salt, server, mode, context, foreignSelectors, tokens = {}, isRemote = false }) => [
  {
    test: /\.css$/,
    use: [
      ...(server ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: server,
            localIdentContext: context,
            localIdentHashSalt: salt,
            localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
          },
        },
      },
      ...(Object.keys(tokens).length > 0
        ? [{ loader: path.join(__dirname, 'token-fallbacks.cjs'), options: { tokens } }]
        : []),
      ...(isRemote ? [{ loader: path.join(__dirname, 'own-selectors.cjs'), options: { foreignSelectors } }] : []),
    ],
  },
  // A package that declares no side effects speaks of its scripts only.
  { test: /[\\/]node_modules[\\/].*\.css$/, sideEffects: true },
  { test: new RegExp(`\\.(${FILE_TYPES})$`, 'i'), type: 'asset/resource', generator: { emit: !server } },
];

/**
 * The options of both the browser and the server configurations.
 * @param {string} mode
 * @param {string} context
 */
const sharedOptions = (mode, context) => ({
  mode,
  context,
  devtool: mode === 'production' ? false : 'source-map',
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

module.exports = { sharedOptions, styles, typescript };
