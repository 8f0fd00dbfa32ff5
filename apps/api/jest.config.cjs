module.exports = {
  ...require('../../jest.preset.cjs').node(__dirname),
  // Those of PostgreSQL run with the tests of jest.postgres.config.cjs.
  testPathIgnorePatterns: ['postgres\\.test\\.ts$'],
};
