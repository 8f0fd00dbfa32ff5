const path = require('node:path');
// By its file: its name leads here.
const fastCheck = require(path.join(__dirname, 'node_modules/fast-check/lib/cjs/fast-check.js'));

/** For each property, in ms. What generated input finds, it mostly finds early; `LONG=1` takes the time for every run. */
const BUDGET = 500;

if (!process.env.LONG) {
  fastCheck.configureGlobal({
    ...fastCheck.readConfigureGlobal(),
    interruptAfterTimeLimit: BUDGET,
    markInterruptAsFailure: false,
  });
}

/** No limit: an asynchronous run that is interrupted goes on beside the next test, with a database that is closed meanwhile. */
const WHOLE = { interruptAfterTimeLimit: 2 ** 31 - 1 };

/** Stands for `fast-check` in tests. */
module.exports = {
  ...fastCheck,
  assert: (property, parameters) =>
    fastCheck.assert(property, property.isAsync() ? { ...WHOLE, ...parameters } : parameters),
};
