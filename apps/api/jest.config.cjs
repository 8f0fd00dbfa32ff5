const path = require('node:path');
const { leftOut } = require('../../jest.left-out.cjs');

module.exports = {
  ...require('../../jest.preset.cjs').node(__dirname),
  globalSetup: path.join(__dirname, 'src/testing/bundle-programs.cjs'),
  globalTeardown: path.join(__dirname, 'src/testing/remove-programs.cjs'),
  // Those of PostgreSQL run with the tests of jest.postgres.config.cjs.
  testPathIgnorePatterns: ['postgres\\.test\\.ts$', ...leftOut],
};
