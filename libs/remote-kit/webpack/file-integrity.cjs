const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { runtime } = require('webpack');

/** How long a file that a remote loads later may take, in ms. */
exports.FILE_TIMEOUT_MS = 10_000;

/** Sets the hash that the shell knows for an address. [`federation.ts` of the shell] */
const checked = (element, address) => `${element}.integrity = (self.cartaIntegrity || {})[${address}] || "";`;

/** A style sheet that hangs fails as a script does, which webpack watches itself. */
const timed = (tag) =>
  `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${exports.FILE_TIMEOUT_MS});`;

/** Lets a browser check each file that a remote loads later against the hash in the page's registry, and gives up one that hangs. */
exports.FileIntegrityPlugin = class {
  apply(compiler) {
    compiler.hooks.compilation.tap('FileIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FileIntegrityPlugin',
        (source) => `${source}\n${checked('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'FileIntegrityPlugin',
        (source, { tag }) => `${source}\n${checked(tag, `${tag}.href`)}\n${timed(tag)}`,
      );
    });
  }
};
