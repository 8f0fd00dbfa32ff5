const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const TEMPLATE = path.join(__dirname, '../template');

/** The remote in `template` has this name and, as its title, the same with a capital. */
const PLACEHOLDER = 'plantilla';

/** What a remote may be called: its name is part of addresses and of a federated container's name. */
exports.REMOTE_NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** Returns `name` with a capital, the title of its screen. @param {string} name */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Writes the sources of a new remote, `src`, into `folder`.
 * @param {string} folder
 * @param {string} name
 */
exports.copyTemplate = (folder, name) => {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  for (const file of readdirSync(path.join(TEMPLATE, 'src'))) copyFile(path.join('src', file), folder, name);
};

/**
 * Writes the README of a new remote outside Carta's repository into `folder`.
 * @param {string} folder
 * @param {string} name
 */
exports.copyReadme = (folder, name) => copyFile('README.md', folder, name);

/** @param {string} file @param {string} folder @param {string} name */
function copyFile(file, folder, name) {
  const text = readFileSync(path.join(TEMPLATE, file), 'utf8');
  const renamed = text.replaceAll(PLACEHOLDER, name).replaceAll(titleOf(PLACEHOLDER), titleOf(name));
  writeFileSync(path.join(folder, file), renamed);
}
