const { remote } = require('../../webpack.base.cjs');

module.exports = ({ mode }) => [remote({ name: 'menu-editor', mode, directory: __dirname })];
