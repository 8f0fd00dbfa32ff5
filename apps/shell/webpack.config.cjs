const path = require('node:path');
const { AssetsJsonPlugin, browser, dist, PagePlugin, server } = require('../../webpack.base.cjs');

const assets = '/assets/shell/';

const shell = (mode) => [
  browser({
    app: 'shell',
    mode,
    // One for each kind of page: signing in needs neither router nor remotes.
    entry: { owner: path.join(__dirname, 'src/owner.tsx'), visitor: path.join(__dirname, 'src/visitor.tsx') },
    sharedChunks: true,
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

/** The design system's components in all their states, at /assets/gallery/index.html. */
const gallery = (mode) =>
  browser({
    app: 'gallery',
    mode,
    entry: { gallery: path.join(__dirname, 'src/gallery.ts') },
    output: path.join(dist, 'assets/gallery'),
    publicPath: '/assets/gallery/',
    plugins: [new PagePlugin({ title: 'Componentes de Carta', place: 'gallery' })],
  });

module.exports = ({ mode }) => (mode === 'production' ? shell(mode) : [...shell(mode), gallery(mode)]);
