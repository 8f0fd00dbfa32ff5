/**
 * A loader for the style sheets of remotes: a selector of elements that are not the remote's is an error. A package keeps its class names.
 * @this {{ resourcePath: string, emitError: (error: Error) => void, getOptions: () => { foreignSelectors?: (css: string) => string[] } }}
 * @param {string} source
 */
function ownSelectors(source) {
  const { foreignSelectors = require('@carta/contract').foreignSelectors } = this.getOptions();
  if (!/\.module\.css$|[\\/]node_modules[\\/]/.test(this.resourcePath))
    this.emitError(new Error('The classes of a remote’s style sheet are its own only in a file named *.module.css'));
  for (const selector of foreignSelectors(source))
    this.emitError(new Error(`'${selector}' reaches elements that are not the remote’s: begin it with a class`));
  return source;
}

module.exports = ownSelectors;
