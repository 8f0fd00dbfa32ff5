/** Safari has no idle callbacks. */
const PAUSE_MS = 2_000;

/** Runs after the page has loaded, when the browser is idle. Returns what cancels it. */
export function onceIdle(run: () => void): () => void {
  let isWanted = true;
  const runIfWanted = () => {
    if (isWanted) run();
  };
  const begin = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(runIfWanted);
    else setTimeout(runIfWanted, PAUSE_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isWanted = false;
  };
}
