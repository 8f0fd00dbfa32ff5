const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { runtime } = require('webpack');

/** Sets the hash that the shell knows for an address. [`federation.ts` of the shell] */
const checked = (element, address) => `${element}.integrity = (self.cartaIntegrity || {})[${address}] || "";`;

/** Lets a browser check each file that a remote loads later against the hash in the page's registry. */
exports.FileIntegrityPlugin = class {
  apply(compiler) {
    compiler.hooks.compilation.tap('FileIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FileIntegrityPlugin',
        (source) => `${source}\n${checked('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'FileIntegrityPlugin',
        (source, { tag }) => `${source}\n${checked(tag, `${tag}.href`)}`,
      );
    });
  }
};
