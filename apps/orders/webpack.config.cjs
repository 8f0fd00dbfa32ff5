const { remote } = require('../../tools/webpack/remote.cjs');
const { sharedCharts } = require('../../tools/webpack/shared-charts.cjs');

module.exports = (build) => {
  const config = remote({ name: 'orders', directory: __dirname, shared: sharedCharts(), ...build });
  // As JSON, and not as the script that the package offers, only what is read of it is bundled: one country of all.
  config.resolve.alias['libphonenumber-js/metadata.max.json$'] = require.resolve('libphonenumber-js/metadata.max.json');
  return [config];
};
