const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { inOneRun } = require('./jest.preset.cjs');

/** The API's tests load native code, which ends a worker that has other tests' pages open now and then: they are a run of their own. */
const ALONE = path.join(__dirname, 'apps/api');

const configs = ['apps', 'libs']
  .flatMap((folder) => readdirSync(path.join(__dirname, folder)).map((name) => path.join(__dirname, folder, name)))
  .filter((folder) => folder !== ALONE)
  .map((folder) => path.join(folder, 'jest.config.cjs'))
  .filter(existsSync);

/** The tests of all projects but the API in one run, in which no core waits for the last file of a project. */
module.exports = {
  ...inOneRun(configs.map(require).flatMap((config) => config.projects ?? [config])),
  // What some files leave in the memory adds up over all: a worker that holds more after a file begins anew.
  workerIdleMemoryLimit: '1GB',
};
