const { rmSync } = require('node:fs');

/** Removes what `bundle-programs.cjs` has written. */
module.exports = () => rmSync(process.env.CARTA_TEST_PROGRAMS, { recursive: true });
