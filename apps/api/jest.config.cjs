const path = require('node:path');

const leftOut = (process.env.LEAVE_OUT ?? '').split(' ').flatMap((test) => (test ? [`/${test}\\.`] : []));

module.exports = {
  ...require('../../jest.preset.cjs').node(__dirname),
  globalSetup: path.join(__dirname, 'src/testing/bundle-programs.cjs'),
  globalTeardown: path.join(__dirname, 'src/testing/remove-programs.cjs'),
  // Those of PostgreSQL run with the tests of jest.postgres.config.cjs; `npm test` leaves out slow ones whose subject has not changed.
  testPathIgnorePatterns: ['postgres\\.test\\.ts$', ...leftOut],
};
