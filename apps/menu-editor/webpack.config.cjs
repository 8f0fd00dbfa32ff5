const { remote } = require('../../tools/webpack/remote.cjs');

module.exports = (build) => [remote({ name: 'menu-editor', directory: __dirname, ...build })];
