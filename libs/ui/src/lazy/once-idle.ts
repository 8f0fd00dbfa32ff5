/** How long a page may be busy once it has loaded, in ms; also how long Safari waits, which has no idle callbacks. */
const PAUSE_MS = 2_000;

/** How long a page may load, in ms: a picture that never arrives keeps the browser from saying that it has loaded. */
const LOAD_MS = 10_000;

/** Runs after the page has loaded, when the browser is idle, and at last 12 s after the call. Returns what cancels it. */
export function onceIdle(run: () => void): () => void {
  let isWanted = true;
  const runOnce = () => {
    if (!isWanted) return;
    isWanted = false;
    run();
  };
  const begin = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(runOnce, { timeout: PAUSE_MS });
    else setTimeout(runOnce, PAUSE_MS);
  };
  if (document.readyState === 'complete') begin();
  else {
    window.addEventListener('load', begin, { once: true });
    setTimeout(begin, LOAD_MS);
  }
  return () => {
    isWanted = false;
  };
}
