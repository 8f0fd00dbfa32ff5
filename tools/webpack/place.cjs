const path = require('node:path');
const { requireSource } = require('@carta/remote-kit');

const root = path.resolve(__dirname, '../..');

/** The folder of all build output. */
const dist = path.join(root, 'dist');

/** Packages of ours are read from their sources. */
const place = {
  context: root,
  conditions: ['carta-source'],
  pureSources: /[\\/]libs[\\/](domain|contract)[\\/]src[\\/]/,
  foreignSelectors: requireSource(path.join(root, 'libs/contract/src/foreign-selectors.ts')).foreignSelectors,
};

module.exports = { dist, place };
