const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { pureInitializers } = require('./pure-initializers.cjs');

const root = path.resolve(__dirname, '../..');

/** The folder of all build output. */
const dist = path.join(root, 'dist');

const HAS_NO_SIDE_EFFECTS = /[\\/]libs[\\/](domain|contract)[\\/]src[\\/]/;

const typescript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    getCustomTransformers: () => ({
      before: [
        (context) => (file) => (HAS_NO_SIDE_EFFECTS.test(file.fileName) ? pureInitializers(context)(file) : file),
      ],
    }),
    transpileOnly: true,
    configFile: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  },
};

/** `salt` keeps class names apart: two apps, or two versions of a remote, may be in one page. */
const styles = ({ salt, server, mode, isRemote = false }) => [
  {
    test: /\.css$/,
    use: [
      ...(server ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: server,
            localIdentContext: root,
            localIdentHashSalt: salt,
            localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
          },
        },
      },
      ...(isRemote ? [path.join(__dirname, 'own-selectors.cjs')] : []),
    ],
  },
  // A package that declares no side effects speaks of its scripts only.
  { test: /[\\/]node_modules[\\/].*\.css$/, sideEffects: true },
  { test: /\.(woff2|webp|png|svg)$/, type: 'asset/resource', generator: { emit: !server } },
];

/** The options of both the browser and the server configurations. */
const sharedOptions = (mode) => ({
  mode,
  context: root,
  devtool: mode === 'production' ? false : 'source-map',
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

module.exports = { dist, root, sharedOptions, styles, typescript };
