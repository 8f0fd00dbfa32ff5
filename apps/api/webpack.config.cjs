const path = require('node:path');
const { dist } = require('../../tools/webpack/place.cjs');
const { server } = require('../../tools/webpack/server.cjs');

module.exports = ({ mode }) =>
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
    bundled: /^(@carta\/|nanoid)/,
  });
