const { mkdirSync, mkdtempSync } = require('node:fs');
const path = require('node:path');
const { build } = require('esbuild');

const src = path.join(__dirname, '..');
/** Inside of the repository, where the programs find their packages. */
const tmp = path.resolve(__dirname, '../../../../tmp');

/** Leaves packages to Node, but those of this repository, which are sources. */
const EXTERNAL_PACKAGES = {
  name: 'external-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@carta/') ? undefined : { path, external: true })),
};

/** Bundles today's child programs once for a whole run, since each test file starts several; test files find them by their folder. */
module.exports = async () => {
  mkdirSync(tmp, { recursive: true });
  const outdir = mkdtempSync(path.join(tmp, 'programs-'));
  await build({
    entryPoints: {
      render: path.join(src, 'render-program.ts'),
      decoder: path.join(src, 'pictures/decoder-program.ts'),
      'log-and-end': path.join(__dirname, 'log-and-end.ts'),
      'send-order': path.join(__dirname, 'send-order.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['carta-source'],
    plugins: [EXTERNAL_PACKAGES],
  });
  process.env.CARTA_TEST_PROGRAMS = outdir;
};
