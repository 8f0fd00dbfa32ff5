const { createHash } = require('node:crypto');
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const ts = require('typescript');
const { DeclarationPlugin } = require('./tools/webpack/declared-screens.cjs');

const root = __dirname;
const dist = path.join(root, 'dist');

/**
 * Wraps what the pure libs make while they load (schemas above all) in calls that are marked as free of side effects, so that a bundle
 * keeps only what it uses: who takes a rule from a file does not carry the schemas beside it.
 */
const markPure = (context) => (file) => {
  if (!/[\\/]libs[\\/](domain|contract)[\\/]src[\\/]/.test(file.fileName)) return file;
  const { factory } = context;
  const pure = (value) => {
    const make = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
    const call = factory.createCallExpression(factory.createParenthesizedExpression(make), undefined, []);
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);
  };
  const mark = (node) => {
    if (ts.isVariableDeclarationList(node)) return ts.visitEachChild(node, mark, context);
    if (!ts.isVariableDeclaration(node) || !node.initializer || ts.isFunctionLike(node.initializer)) return node;
    return factory.updateVariableDeclaration(node, node.name, undefined, node.type, pure(node.initializer));
  };
  const markStatement = (node) => (ts.isVariableStatement(node) ? ts.visitEachChild(node, mark, context) : node);
  return ts.visitEachChild(file, markStatement, context);
};

const typescript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    getCustomTransformers: () => ({ before: [markPure] }),
    transpileOnly: true,
    configFile: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  },
};

/** `app` salts the class names: two apps on one page may carry different versions of one component. */
const styles = ({ app, server, mode }) => [
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
            localIdentHashSalt: app,
            localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
          },
        },
      },
    ],
  },
  // A package that is free of side effects means its scripts.
  { test: /[\\/]node_modules[\\/].*\.css$/, sideEffects: true },
  { test: /\.(woff2|webp|png|svg)$/, type: 'asset/resource', generator: { emit: !server } },
];

const shared = (mode) => ({
  mode,
  context: root,
  devtool: mode === 'production' ? false : 'source-map',
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

/** A bundle for Node: CommonJS, npm packages stay outside unless `bundled` matches their name. */
exports.server = ({ app, mode, entry, output, bundled = /^@carta\//, assets }) => ({
  ...shared(mode),
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
    // What a bundle loads at run time is not webpack's to follow; what it imports later lies in it and is evaluated later.
    parser: { javascript: { createRequire: false, dynamicImportMode: 'eager' } },
    rules: [typescript, ...styles({ app, server: true, mode })],
  },
});

/** The router publishes its development build only; the other one lies beside it. */
const PRODUCTION_ALIASES = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(([request, file]) => [
    request,
    path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production', file),
  ]),
);

const LEAN_ROUTER = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: path.join(root, 'tools/build/lean-router-loader.cjs'),
};

/** A bundle for the browser: hashed names, styles in files of their own. */
exports.browser = ({ app, mode, entry, output, publicPath, plugins = [], splitChunks }) => {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...shared(mode),
    name: app,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: output,
      publicPath,
      uniqueName: app,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      ...(splitChunks && { splitChunks }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['carta-source', 'browser', 'import', 'module', 'default'],
      alias: mode === 'production' ? PRODUCTION_ALIASES : {},
    },
    module: { rules: [typescript, LEAN_ROUTER, ...styles({ app, server: false, mode })] },
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

/** Writes `assets.json` beside the files: the addresses of what the page loads first, of all entries unless `first` names some. */
exports.AssetsJsonPlugin = class {
  constructor({ first } = {}) {
    this.first = first;
  }
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('AssetsJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsJsonPlugin', stage }, () => {
        const { publicPath } = compiler.options.output;
        const addresses = (files, ending) =>
          files.filter((file) => file.endsWith(ending)).map((file) => publicPath + file);
        const namedFiles = (files) => ({ scripts: addresses(files, '.js'), styles: addresses(files, '.css') });
        const entries = Object.fromEntries(
          [...compilation.entrypoints].map(([name, entry]) => [name, namedFiles(entry.getFiles())]),
        );
        const fonts = addresses(Object.keys(compilation.assets), '.woff2');
        const chunks = Object.fromEntries(
          [...compilation.namedChunks].map(([name, { files }]) => [name, namedFiles([...files])]),
        );
        const first = this.first ?? [...compilation.entrypoints.keys()];
        const all = [...new Set(first.flatMap((name) => compilation.entrypoints.get(name).getFiles()))];
        const json = JSON.stringify({ ...namedFiles(all), fonts, entries, chunks }, null, 2);
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(json));
      });
    });
  }
};

/** Writes a bare `index.html` that loads the entry into an element with the id `place`. */
exports.PagePlugin = class {
  constructor({ title, place }) {
    this.title = title;
    this.place = place;
  }
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const tags = files.map((file) => {
          const address = compiler.options.output.publicPath + file;
          if (file.endsWith('.css')) return `<link rel="stylesheet" href="${address}">`;
          return file.endsWith('.js') ? `<script defer src="${address}"></script>` : '';
        });
        const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${this.title}</title>`;
        const html = `<!doctype html><html lang="es-AR"><head>${head}${tags.join('')}</head><body><div id="${this.place}"></div></body></html>`;
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
  }
};

const hashOfSources = (folders) => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesIn(path.join(root, folder)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  for (const file of ['webpack.base.cjs', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 8);
};

const filesIn = (folder) => {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](node_modules|dist)[\\/]/.test(`${entry.parentPath}/`))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** As the federation plugin calls the chunk of what is exposed as `./remote`. */
const EXPOSED_CHUNK = '__federation_expose_remote';

const SHARED_WITH_SHELL = require('./libs/panel/src/shared-modules.json');

/** A remote: one exposed module, in an immutable folder named after its version. */
exports.remote = ({ name, mode, directory }) => {
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
  const manifest = require(path.join(directory, 'package.json'));
  const panel = require('./libs/panel/package.json');
  const packages = require('./package.json').dependencies;
  const version =
    mode === 'production' ? `${manifest.version}-${hashOfSources([path.relative(root, directory), ...LIBS])}` : 'dev';
  const container = name.replaceAll('-', '_');
  const sharing = ([request, { strictVersion }]) => {
    const wanted = request === '@carta/panel' ? panel.version : packages[request.split('/')[0]];
    return [request, { singleton: true, import: false, strictVersion, requiredVersion: `^${wanted}` }];
  };
  const config = exports.browser({
    app: name,
    mode,
    entry: {},
    output: path.join(dist, 'remotes', name, version),
    publicPath: 'auto',
    // What is shown first comes in one file; only what is fetched later is divided.
    splitChunks: { chunks: ({ name }) => name !== EXPOSED_CHUNK, cacheGroups: { defaultVendors: false } },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        exposes: { './remote': path.join(directory, 'src/remote.tsx') },
        shared: Object.fromEntries(Object.entries(SHARED_WITH_SHELL).map(sharing)),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new DeclarationPlugin({ directory, panel: `^${panel.version}` }),
      new CurrentVersionPlugin(name, version),
    ],
  });
  // The manifest plugin warns that a `publicPath` of 'auto' is read at run time, which is what we want.
  config.infrastructureLogging = { level: 'error' };
  return config;
};

const LIBS = ['domain', 'contract', 'api-client', 'ui', 'panel', 'settings'].map((lib) => `libs/${lib}/src`);

/** Says which version of a remote was built last; the registry is composed from it. */
class CurrentVersionPlugin {
  constructor(name, version) {
    this.name = name;
    this.version = version;
  }
  apply(compiler) {
    compiler.hooks.done.tap('CurrentVersionPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = path.join(dist, 'remotes', this.name);
      mkdirSync(folder, { recursive: true });
      const manifest = `/remotes/${this.name}/${this.version}/mf-manifest.json`;
      writeFileSync(path.join(folder, 'current.json'), JSON.stringify({ version: this.version, manifest }, null, 2));
    });
  }
}

exports.dist = dist;
