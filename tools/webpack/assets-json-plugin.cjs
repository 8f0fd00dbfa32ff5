const { createHash } = require('node:crypto');

/**
 * Writes `assets.json`: the addresses of a page's first files, of all entries or of those that `first` names, and of each entry and chunk.
 * The styles of the entries `inline` stand in it as text, `css`, and in no file; custom properties that no styles of the build use are left out.
 * What they say of screens from 720 px is a file of its own, `wide`, and what they say of paper another, `print`: no phone waits for them. Nor does
 * it wait for the chunk `later`, which the page loads at its end.
 */
exports.AssetsJsonPlugin = class {
  /** @param {{ first?: string[], inline?: string[] }} [options] */
  constructor({ first, inline = [] } = {}) {
    this.first = first;
    this.inline = inline;
  }
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('AssetsJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsJsonPlugin', stage }, () => {
        const { publicPath } = compiler.options.output;
        const styles = this.inline.map((entry) => [entry, takeStyles(compilation, entry)]);
        const ofFiles = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
        // What brings all custom properties with it is not loaded into a page that has them.
        const others = ofFiles
          .map((file) => textOf(compilation, file))
          .filter((text) => !/(?<![\w-])color-scheme:/.test(text));
        const later = others.join('');
        const lean = styles.map(([entry, text]) => [entry, splitMedia(withoutUnusedProperties(text, later))]);
        const css = Object.fromEntries(lean.map(([entry, { screen }]) => [entry, screen]));
        const filesOf = (part) =>
          Object.fromEntries(
            lean
              .filter(([, parts]) => parts[part] !== '')
              .map(([entry, { [part]: text }]) => {
                const file = `${entry}-${part}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
                compilation.emitAsset(file, new webpack.sources.RawSource(text));
                return [entry, publicPath + file];
              }),
          );
        const [wide, print] = [filesOf('wide'), filesOf('print')];
        const addresses = (files, ending) =>
          files.filter((file) => file.endsWith(ending)).map((file) => publicPath + file);
        const namedFiles = (files) => ({ scripts: addresses(files, '.js'), styles: addresses(files, '.css') });
        const entries = Object.fromEntries(
          [...compilation.entrypoints]
            .filter(([name]) => !this.inline.includes(name))
            .map(([name, entry]) => [name, namedFiles(entry.getFiles())]),
        );
        const fonts = addresses(Object.keys(compilation.assets), '.woff2');
        const chunks = Object.fromEntries(
          [...compilation.namedChunks]
            .filter(([name]) => !this.inline.includes(name))
            .map(([name, { files }]) => [name, namedFiles([...files])]),
        );
        const first = this.first ?? [...compilation.entrypoints.keys()];
        const all = [...new Set(first.flatMap((name) => compilation.entrypoints.get(name).getFiles()))];
        const json = JSON.stringify({ ...namedFiles(all), fonts, css, wide, print, entries, chunks }, null, 2);
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(json));
      });
    });
  }
};

/** Returns the styles of an entry as text and deletes its files. */
function takeStyles(compilation, entry) {
  const later = compilation.namedChunks.get('later')?.files ?? new Set();
  const files = compilation.entrypoints
    .get(entry)
    .getFiles()
    .filter((file) => !later.has(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const css = styles.map((file) => textOf(compilation, file)).join('');
  for (const file of files) compilation.deleteAsset(file);
  return css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim();
}

const textOf = (compilation, file) => compilation.getAsset(file).source.source().toString();

/** Separates the rules in `@media print`, and those for wide screens, from all others; they come last in each file, so that their order stays. */
function splitMedia(css) {
  const BLOCK = String.raw`\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
  const print = new RegExp(`@media print${BLOCK}`, 'g');
  const wide = new RegExp(String.raw`@media (?:screen and )?\(width >= \d+px\)[^{},]*` + BLOCK, 'g');
  const textOf = (rule) => [...css.matchAll(rule)].map(([text]) => text).join('');
  return { screen: css.replace(print, '').replace(wide, ''), wide: textOf(wide), print: textOf(print) };
}

/** Returns styles without the custom properties that neither they nor `others`, which are loaded into the same page, refer to. */
function withoutUnusedProperties(css, others) {
  const used = new Set([...`${css}${others}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const lean = css.replace(/(?<=[{;]\s*)(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
  // What only an unused property refers to is unused, too.
  return lean === css ? css : withoutUnusedProperties(lean, others);
}
