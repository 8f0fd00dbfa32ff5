const { remote } = require('../../tools/webpack/remote.cjs');

module.exports = ({ mode, hash }) => [remote({ name: 'account', mode, hash, directory: __dirname })];
