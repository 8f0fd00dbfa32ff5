const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom leaves out. */
const MISSING = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'structuredClone'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {};
  }
};
