const path = require('node:path');
const { AssetsJsonPlugin, browser, dist, server } = require('../../webpack.base.cjs');

const assets = '/assets/shell/';

module.exports = ({ mode }) => [
  browser({
    app: 'shell',
    mode,
    entry: { main: path.join(__dirname, mode === 'production' ? 'src/main.ts' : 'src/main.development.ts') },
    output: path.join(dist, 'assets/shell'),
    publicPath: assets,
    plugins: [new AssetsJsonPlugin()],
  }),
  server({
    app: 'shell',
    mode,
    entry: { server: path.join(__dirname, 'src/server.tsx') },
    output: path.join(dist, 'shell'),
    assets,
    bundled: /^(@carta\/|nanoid|lucide-react|@base-ui\/)/,
  }),
];
