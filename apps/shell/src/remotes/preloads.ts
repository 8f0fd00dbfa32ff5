const OF_CODE = 'link[rel="preload"]:is([as="script"], [as="style"])';

/**
 * How many attempts may fail for nothing: a browser answers the next request for a file with its preload, also where that has failed,
 * however long ago.
 */
export function attemptsToSpare(): number {
  return document.querySelectorAll(OF_CODE).length;
}

/** What was preloaded has been used. */
export function dropPreloads(): void {
  for (const preload of document.querySelectorAll(OF_CODE)) preload.remove();
}
