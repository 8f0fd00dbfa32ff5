const { remote } = require('../../webpack.base.cjs');

module.exports = ({ mode }) => [remote({ name: 'orders', mode, directory: __dirname })];
