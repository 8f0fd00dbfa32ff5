import { REMOTES } from '../lint/import-table.mjs';

/**
 * Entries are what something other than an import starts or reads.
 * @satisfies {import('knip').KnipConfig}
 */
export default {
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
  ],
  workspaces: {
    // tools/packages/prepack.mjs starts them by their path.
    '.': { entry: ['jest.preset.cjs'], ignoreDependencies: ['typedoc', 'typedoc-plugin-markdown'] },
    ...Object.fromEntries(REMOTES.map((remote) => [remote, { entry: ['src/remote.tsx'] }])),
    'apps/api': {
      // Kysely calls `up` and `down` of a migration; tests start programs by their path.
      entry: ['demo/draw.mjs', 'migrations/*.ts', 'src/testing/*.{cjs,mjs}', 'src/testing/{log-and-end,send-order}.ts'],
      // Files of the fonts and the program of the validator are found by their path.
      ignoreDependencies: ['@fontsource/archivo', '@seriousme/openapi-schema-validator'],
      ignoreBinaries: ['prlimit', 'nginx', 'caddy', 'mkfifo'],
    },
    // Jest resolves a test's environment from the project's folder, not from the test's.
    'libs/api-client': { ignoreUnresolved: ['../remote-kit/jest/browser-environment.cjs'] },
    // Only a style sheet names the font.
    'apps/public-menu': { ignoreDependencies: ['@fontsource-variable/archivo'] },
    'libs/ui': { entry: ['drawings/draw.mjs'], ignoreDependencies: ['@fontsource-variable/archivo'] },
    // The presets of Jest name its set-up by its path.
    'libs/remote-kit': { entry: ['jest/*.cjs', 'template/src/*.{ts,tsx}'] },
    bench: {
      entry: [
        'bench.mjs',
        'floors/{floor-server,plain-pdf}.cjs',
        'floors/plain-pages/*.mjs',
        'servers/count-writes.cjs',
      ],
    },
    e2e: { entry: ['engines/playwright.config.ts'], ignoreBinaries: ['Xvfb'] },
    tools: {
      entry: ['*.{cjs,mjs}', 'build/build-app.mjs', 'unused/*.mjs'],
      ignoreBinaries: ['systemd-analyze', 'promtool', 'amtool', 'prometheus-blackbox-exporter', 'caddy'],
    },
  },
};
