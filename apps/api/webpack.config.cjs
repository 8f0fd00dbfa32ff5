const path = require('node:path');
const { dist } = require('../../tools/webpack/place.cjs');
const { server } = require('../../tools/webpack/server.cjs');

/** Their ES modules wrap CommonJS, and it is by `require` that they load each other. */
const alias = Object.fromEntries(['pg', 'pg-pool', 'pg-protocol'].map((name) => [`${name}$`, require.resolve(name)]));

/** Without what draws codes as pictures: dots are all that is asked for. */
alias.qrcode$ = require.resolve('qrcode/lib/core/qrcode');

/** Fastify's compilers of schemas, which `create-server.ts` replaces: a quarter of the program's text. What lists the files of a folder that is served. */
const UNUSED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'glob'];
for (const name of UNUSED) alias[`${name}$`] = false;

/**
 * A file of its own for the server's packages: V8 reads a file's modules as one function, which took 12 MB for all of them. What it gives back
 * goes to the system only where the file is shorter than 2 MB.
 */
const PACKAGES = {
  name: 'packages',
  test: /[\\/]node_modules[\\/]/,
  chunks: ({ name }) => name === 'main',
  enforce: true,
};

const configuration = (mode) =>
  server({
    app: 'api',
    mode,
    entry: {
      main: path.join(__dirname, 'src/main.ts'),
      cli: path.join(__dirname, 'src/cli.ts'),
      'render-process': path.join(__dirname, 'src/render-program.ts'),
      'picture-decoder': path.join(__dirname, 'src/pictures/decoder-program.ts'),
    },
    output: path.join(dist, 'api'),
    assets: '/assets/',
    // Binaries, files that are read by their name, and what only development loads.
    external: /^(?:libsql|sharp|@node-rs\/argon2|@fontsource\/archivo|@fastify\/swagger(?:-ui)?)(?:\/|$)/,
  });

module.exports = ({ mode }) => {
  const { resolve, optimization, ...others } = configuration(mode);
  return {
    ...others,
    optimization: { ...optimization, splitChunks: { cacheGroups: { packages: PACKAGES } } },
    resolve: { ...resolve, alias: { ...resolve.alias, ...alias } },
    ignoreWarnings: [
      // A function of it imports files by their name; nothing calls it.
      { module: /[\\/]@poppinss[\\/]utils[\\/]/ },
      // Another driver, which nobody asks for.
      { message: /Can't resolve 'pg-native'/ },
    ],
  };
};
