const { remote } = require('../../webpack.base.cjs');

module.exports = ({ mode }) => [remote({ name: 'account', mode, directory: __dirname })];
