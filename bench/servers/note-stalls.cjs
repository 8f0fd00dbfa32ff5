// Loaded into the server before its own code: each time its event loop stands still, the file STALLS gets a line with the ms.
const { appendFileSync } = require('node:fs');

/** Shorter ones are a timer's own. */
const LEAST_MS = 5;

let last = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - last > LEAST_MS) appendFileSync(process.env.STALLS, `${now - last}\n`);
  last = performance.now();
}, 1).unref();
