const { FILE_TYPES } = require('../webpack/file-types.cjs');

/**
 * Returns the Jest configuration of a remote outside Carta's repository.
 * @param {string} rootDir its folder
 */
exports.remoteTests = (rootDir) => ({
  rootDir,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom'), require.resolve('./patience.cjs')],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
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
  // It ships only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!nanoid/)'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    [`\\.(css|${FILE_TYPES})$`]: require.resolve('./file-stub.cjs'),
  },
  testTimeout: 30_000,
});
