const path = require('node:path');
const { leftOut } = require('./jest.left-out.cjs');

/** What holds for all projects of a run. */
const OF_A_RUN = {
  // Jest leaves one core alone by default: of two, every other one.
  maxWorkers: '100%',
  // For what hangs: a machine that is busy with other suites is slow, and no test is about that.
  testTimeout: 30_000,
};

const shared = (rootDir) => ({
  rootDir,
  displayName: path.basename(rootDir),
  runtime: path.join(__dirname, 'jest.runtime.cjs'),
  testPathIgnorePatterns: ['/node_modules/', ...leftOut],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These ship only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(nanoid|saxen|flydrive|@poppinss|case-anything|p-queue|p-timeout|age-encryption|@noble|@scure|lucide-react)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|woff2|webp)$': path.join(__dirname, 'libs/remote-kit/jest/file-stub.cjs'),
    '^fast-check$': path.join(__dirname, 'jest.fast-check.cjs'),
    '^lucide-react$': path.join(__dirname, 'libs/remote-kit/jest/icons.cjs'),
  },
  extensionsToTreatAsEsm: [],
  ...OF_A_RUN,
});

/** Tests that need no document: domain, contract, server. */
exports.node = (rootDir) => ({
  ...shared(rootDir),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['carta-source', 'node', 'node-addons'] },
});

/** Tests of components and of what runs in the browser. */
exports.dom = (rootDir) => ({
  ...shared(rootDir),
  // Where nx tests two projects at once. In one process each loads jsdom and the transforms once, not once per core.
  maxWorkers: 1,
  testEnvironment: path.join(__dirname, 'libs/remote-kit/jest/browser-environment.cjs'),
  setupFilesAfterEnv: ['@testing-library/jest-dom', path.join(__dirname, 'libs/remote-kit/jest/patience.cjs')],
  testEnvironmentOptions: { customExportConditions: ['carta-source', 'browser'] },
});

/** Several projects, as the functions above give them, in one run. */
exports.inOneRun = (projects) => ({
  ...OF_A_RUN,
  projects: projects.map((project) =>
    Object.fromEntries(Object.entries(project).filter(([option]) => !(option in OF_A_RUN))),
  ),
});
