const path = require('node:path');
const { dist } = require('../../tools/webpack/place.cjs');
const { server } = require('../../tools/webpack/server.cjs');

module.exports = ({ mode }) =>
  server({
    app: 'remote-kit',
    mode,
    entry: { 'carta-remote': path.join(__dirname, 'src/carta-remote.ts') },
    output: path.join(dist, 'remote-kit'),
    // The rest of the kit is found in its own folder.
    external: /^(?!@carta\/|nanoid|node:)[a-z@]/,
  });
