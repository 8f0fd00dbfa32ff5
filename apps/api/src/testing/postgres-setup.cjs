const { startPostgres } = require('./postgres-server.ts');

/** Starts the server of a whole run, which ends with the run; test files find it by its folder. */
module.exports = async () => {
  const { folder, unref } = await startPostgres();
  process.env.CARTA_TEST_POSTGRES = folder;
  unref();
};
