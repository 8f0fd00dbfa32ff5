const path = require('node:path');
const { iconPath } = require('./icon-path.cjs');
const { requireSource } = require('./require-source.cjs');

const SOURCE = 'src/screens.ts';

/** Returns the screens that `src/screens.ts` of a remote declares. */
const screensDeclaredIn = (directory) => requireSource(path.join(directory, SOURCE)).SCREENS;

/**
 * Replaces an icon's name by its path data where the hub that shows the button does not bundle the icon: that of another remote, and the
 * remote's own for a name that is none of `hubIcons`.
 * @param {readonly { path: string, button?: { in: string, icon: string } }[]} screens
 * @param {readonly string[]} hubIcons
 */
const drawIcons = (screens, hubIcons) => {
  const own = new Set(screens.map(({ path }) => path));
  return screens.map((screen) => {
    const { button } = screen;
    const isBundled = button && own.has(button.in) && hubIcons.includes(button.icon);
    return !button || isBundled ? screen : { ...screen, button: { ...button, icon: iconPath(button.icon) } };
  });
};

/** Returns the names that a remote uses of `@carta/panel`, in the order of the alphabet. */
const panelImports = ({ modules, moduleGraph }) => {
  const names = new Set();
  for (const module of modules) {
    if (module.options?.shareKey !== '@carta/panel') continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || !connection.isTargetActive(undefined)) continue;
      for (const used of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(used) ? used : used.name;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return [...names].sort();
};

/** Writes a remote's declaration (screens, range and imported names of panel, team and contact) into its `mf-manifest.json`, under `carta`. */
class DeclarationPlugin {
  /** `panel` is the remote's range of `@carta/panel`. */
  constructor({ directory, panel, hubIcons }) {
    this.directory = directory;
    this.panel = panel;
    this.hubIcons = hubIcons;
  }
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DeclarationPlugin', (compilation) => {
      // After the federation plugin, which emits the manifest one stage earlier.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DeclarationPlugin', stage }, () => {
        const { team, contact } = require(path.join(this.directory, 'package.json')).carta;
        const screens = this.screens(compilation);
        const imports = panelImports(compilation);
        compilation.updateAsset('mf-manifest.json', (manifest) => {
          const carta = { screens, panel: this.panel, imports, team, contact };
          return new sources.RawSource(JSON.stringify({ ...JSON.parse(String(manifest.source())), carta }, null, 2));
        });
      });
    });
  }

  /** Returns the declared screens; none, with an error of the build in plain words, where they cannot be read or an icon is unknown. */
  screens(compilation) {
    const file = path.join(this.directory, SOURCE);
    compilation.fileDependencies.add(file);
    try {
      return drawIcons(screensDeclaredIn(this.directory), this.hubIcons);
    } catch (error) {
      const said = new compilation.compiler.webpack.WebpackError(`${SOURCE}: ${/** @type {Error} */ (error).message}`);
      compilation.errors.push(Object.assign(said, { hideStack: true, stack: undefined }));
      return [];
    }
  }
}

module.exports = { DeclarationPlugin, screensDeclaredIn };
