const { transformFileSync } = require('@swc/core');

/** Lets Node run the sources: `node --require run-typescript.cjs file.ts`. */
require.extensions['.ts'] = (module, file) => {
  const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } };
  module._compile(transformFileSync(file, { ...options, swcrc: false }).code, file);
};
