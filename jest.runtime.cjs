const vm = require('node:vm');

/**
 * Scripts by file, for all tests of a worker. Jest runs each test file in a world of its own and compiles every module anew for it,
 * which is half of what a short test file costs; a script runs in any world, with what was compiled of it before.
 * @type {Map<string, { source: string, script: import('node:vm').Script }>}
 */
const scripts = new Map();

const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  if (!parsingContext || source.startsWith('#!')) return compileFunction(source, parameters, options);
  const known = scripts.get(filename);
  if (known?.source === source) return known.script.runInContext(parsingContext);
  const head = `(function (${parameters.join(',')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically,
  });
  scripts.set(filename, { source, script });
  return script.runInContext(parsingContext);
};

/** Jest's own runtime, for `runtime` of a project. */
module.exports = require('jest-runtime');
