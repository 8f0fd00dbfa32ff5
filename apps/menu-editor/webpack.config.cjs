const { remote } = require('../../tools/webpack/remote.cjs');
const { sharedCharts } = require('../../tools/webpack/shared-charts.cjs');

module.exports = (build) => [remote({ name: 'menu-editor', directory: __dirname, shared: sharedCharts(), ...build })];
