const { remote } = require('../../tools/webpack/remote.cjs');

module.exports = (build) => [remote({ name: 'account', directory: __dirname, ...build })];
