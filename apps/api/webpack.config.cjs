const path = require('node:path');
const { dist } = require('../../tools/webpack/place.cjs');
const { server } = require('../../tools/webpack/server.cjs');

module.exports = ({ mode }) => ({
  ...server({
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
  }),
  // A function of it imports files by their name; nothing calls it.
  ignoreWarnings: [{ module: /[\\/]@poppinss[\\/]utils[\\/]/ }],
});
