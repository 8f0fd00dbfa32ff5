const { readFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const ts = require('typescript');
const { iconPath } = require('./icon-path.cjs');

/** Returns the screens that `src/screens.ts` of a remote declares. The file is data and imports only types. */
const screensDeclaredIn = (directory) => {
  const { outputText } = ts.transpileModule(readFileSync(path.join(directory, 'src/screens.ts'), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  vm.runInNewContext(outputText, { exports });
  return exports.SCREENS;
};

/** Replaces the icon's name by its path data for buttons in other remotes' hubs, which do not bundle the icon. */
const drawForeignIcons = (screens) => {
  const own = new Set(screens.map(({ path }) => path));
  return screens.map((screen) => {
    const { button } = screen;
    return !button || own.has(button.in) ? screen : { ...screen, button: { ...button, icon: iconPath(button.icon) } };
  });
};

/** Writes a remote's declaration (screens, range of panel, team and contact) into its `mf-manifest.json`, under `carta`. */
class DeclarationPlugin {
  /** `panel` is the remote's range of `@carta/panel`. */
  constructor({ directory, panel }) {
    this.directory = directory;
    this.panel = panel;
  }
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DeclarationPlugin', (compilation) => {
      // After the federation plugin, which emits the manifest one stage earlier.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DeclarationPlugin', stage }, () => {
        const { team, contact } = require(path.join(this.directory, 'package.json')).carta;
        const screens = drawForeignIcons(screensDeclaredIn(this.directory));
        compilation.updateAsset('mf-manifest.json', (manifest) => {
          const carta = { screens, panel: this.panel, team, contact };
          return new sources.RawSource(JSON.stringify({ ...JSON.parse(String(manifest.source())), carta }, null, 2));
        });
      });
    });
  }
}

module.exports = { DeclarationPlugin, screensDeclaredIn };
