const { browser } = require('./browser.cjs');
const loaders = require('./loaders.cjs');
const { remote } = require('./remote.cjs');
const { requireSource } = require('./require-source.cjs');

module.exports = { ...loaders, browser, remote, requireSource };
