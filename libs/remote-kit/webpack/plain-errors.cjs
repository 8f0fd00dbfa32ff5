const { isBuiltin } = require('node:module');
const path = require('node:path');

const UNHANDLED = /Reading from "(node:[^"]+)"/;
const UNRESOLVED = /Can't resolve '([^']+)'/;

/** Says in a line what an import of a remote lacks; other errors stay as they are. */
exports.PlainErrorsPlugin = class {
  /** @param {{ directory: string }} options `directory` is the remote's */
  constructor({ directory }) {
    this.directory = directory;
  }
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PlainErrorsPlugin', (compilation) => {
      const importerOf = ({ module, message }) => {
        // A scheme is refused when the module is read, a name when it is looked for.
        const importer = module && UNHANDLED.test(message) ? compilation.moduleGraph.getIssuer(module) : module;
        return importer?.resource ? path.relative(this.directory, importer.resource) : '';
      };
      const plain = (error) => {
        const request = (UNHANDLED.exec(error.message) ?? UNRESOLVED.exec(error.message))?.[1];
        if (request === undefined) return error;
        const why = isBuiltin(request) ? 'que es de Node: un navegador no lo tiene' : 'que no se encuentra';
        const said = new WebpackError(`${importerOf(error)}: importa ${request}, ${why}`);
        return Object.assign(said, { hideStack: true, stack: undefined });
      };
      compilation.hooks.processErrors.tap('PlainErrorsPlugin', (errors) => errors.map(plain));
    });
  }
};
