const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const ts = require('typescript');

/** Returns the exports of a TypeScript file that imports nothing but types. */
exports.requireSource = (file) => {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  vm.compileFunction(outputText, ['exports'])(exports);
  return exports;
};
