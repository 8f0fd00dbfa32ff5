const bundlePrograms = require('./bundle-programs.cjs');
const { startPostgres } = require('./postgres-server.ts');

/** Starts the server of a whole run, which ends with the run; test files find it by its folder. */
module.exports = async () => {
  await bundlePrograms();
  const { folder, unref } = await startPostgres();
  process.env.CARTA_TEST_POSTGRES = folder;
  unref();
};
