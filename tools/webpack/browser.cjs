const { createRequire } = require('node:module');
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const kit = require('@carta/remote-kit');
const { place } = require('./place.cjs');

/** The router's package exports its development build only; the production build lies beside it. */
const PRODUCTION_ALIASES = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(([request, file]) => [
    request,
    path.join(
      path.dirname(
        createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json'),
      ),
      'dist/production',
      file,
    ),
  ]),
);

const LEAN_ROUTER = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: path.join(__dirname, 'lean-router-loader.cjs'),
};

/** Icons are drawn by code of ours, a tenth as large as lucide's. */
const LEAN_ICONS = new NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, path.join(__dirname, 'lean-icon.mjs'));

/** Adds to a configuration for browsers what holds for our own alone. */
exports.lean = (config) => ({ ...config, plugins: [...config.plugins, LEAN_ICONS] });

/**
 * Returns a webpack configuration for a page of ours, with the router that the shell shares with remotes.
 * @param {Omit<Parameters<typeof kit.browser>[0], 'place'>} bundle
 */
exports.browser = (bundle) => {
  const config = kit.browser({ ...bundle, place });
  if (bundle.mode === 'production') Object.assign(config.resolve.alias, PRODUCTION_ALIASES);
  return exports.lean({ ...config, module: { rules: [...config.module.rules, LEAN_ROUTER] } });
};
