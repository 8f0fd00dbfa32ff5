const { remote } = require('../../tools/webpack/remote.cjs');

module.exports = ({ mode, hash }) => {
  const config = remote({ name: 'orders', mode, hash, directory: __dirname });
  // As JSON, and not as the script that the package offers, only what is read of it is bundled: one country of all.
  config.resolve.alias['libphonenumber-js/metadata.max.json$'] = require.resolve('libphonenumber-js/metadata.max.json');
  return [config];
};
