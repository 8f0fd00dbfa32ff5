const path = require('node:path');
const { requireSource } = require('./require-source.cjs');
const { root } = require('./shared-options.cjs');

const { foreignSelectors } = requireSource(path.join(root, 'libs/contract/src/foreign-selectors.ts'));

/**
 * A loader for the style sheets of remotes: a selector of elements that are not the remote's is an error. A package keeps its class names.
 * @this {{ resourcePath: string, emitError: (error: Error) => void }}
 * @param {string} source
 */
function ownSelectors(source) {
  if (!/\.module\.css$|[\\/]node_modules[\\/]/.test(this.resourcePath))
    this.emitError(new Error('The classes of a remote’s style sheet are its own only in a file named *.module.css'));
  for (const selector of foreignSelectors(source))
    this.emitError(new Error(`'${selector}' reaches elements that are not the remote’s: begin it with a class`));
  return source;
}

module.exports = ownSelectors;
