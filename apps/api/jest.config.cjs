module.exports = {
  ...require('../../jest.preset.cjs').node(__dirname),
  globalSetup: '<rootDir>/src/testing/bundle-programs.cjs',
  globalTeardown: '<rootDir>/src/testing/remove-programs.cjs',
  // Those of PostgreSQL run with the tests of jest.postgres.config.cjs.
  testPathIgnorePatterns: ['postgres\\.test\\.ts$'],
};
