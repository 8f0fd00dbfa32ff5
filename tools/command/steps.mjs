const TOLD_AFTER_MS = 1000;

/**
 * Does one step of a command. A step that takes long says what it does, and how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const started = Date.now();
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    console.error(`${what}…`);
  }, TOLD_AFTER_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (told) console.error(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}
