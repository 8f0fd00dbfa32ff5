const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const DARK = /@media \(prefers-color-scheme: dark\)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** @param {string} css @returns {Map<string, string>} values by name, of each name the first */
const declarationsOf = (css) => {
  const found = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]);
  return new Map(/** @type {[string, string][]} */ (found.reverse()));
};

/**
 * Returns the tokens of the installed `@carta/ui` that a shell of its major version may not have, with the value that stands in for them.
 * @param {string | null} folder that of `@carta/ui`; null where a remote does without
 * @returns {Record<string, string>}
 */
const newTokens = (folder) => {
  if (folder === null || !existsSync(path.join(folder, 'tokens.css'))) return {};
  const css = readFileSync(path.join(folder, 'tokens.css'), 'utf8');
  const inEveryShell = new Set(JSON.parse(readFileSync(path.join(folder, 'shell-tokens.json'), 'utf8')));
  const ofDark = declarationsOf([...css.matchAll(DARK)].map(([, block]) => block).join('\n'));
  const added = [...declarationsOf(css.replace(DARK, ''))].filter(([name]) => !inEveryShell.has(name));
  return Object.fromEntries(
    added.map(([name, value]) => [name, ofDark.has(name) ? `light-dark(${value}, ${ofDark.get(name)})` : value]),
  );
};

/**
 * Returns styles in which each of `tokens` that has no fallback has its value as one.
 * @param {string} css
 * @param {Readonly<Record<string, string>>} tokens
 */
const withFallbacks = (css, tokens) =>
  css.replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) =>
    Object.hasOwn(tokens, name) ? `var(${name}, ${withFallbacks(tokens[name], tokens)})` : use,
  );

/**
 * A loader for the style sheets of remotes: a token that the shell may not have comes with them.
 * @this {{ getOptions: () => { tokens: Record<string, string> } }}
 * @param {string} source
 */
function tokenFallbacks(source) {
  return withFallbacks(source, this.getOptions().tokens);
}

module.exports = Object.assign(tokenFallbacks, { newTokens, withFallbacks });
