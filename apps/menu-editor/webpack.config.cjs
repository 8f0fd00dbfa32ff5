const { remote } = require('../../tools/webpack/remote.cjs');

module.exports = ({ mode, hash }) => [remote({ name: 'menu-editor', mode, hash, directory: __dirname })];
