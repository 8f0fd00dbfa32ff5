/** @typedef {import('./request-log.mjs').SentRequest} SentRequest */

/**
 * How many requests each one waited for, one after the other: 0 for the page itself, at least 1 for all that it asks for.
 * One that began after another had ended is taken to have waited for it, so the answers have to take longer than what
 * the browser does between them.
 * @template {Pick<SentRequest, 'startedAt' | 'endedAt'>} Timed
 * @param {readonly Timed[]} requests the page first
 * @returns {{ request: Timed, waits: number }[]} by their start
 */
export function waitsOf(requests) {
  /** @type {{ request: Timed, waits: number }[]} */
  const seen = [];
  for (const request of requests.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const before = seen.filter((other) => other.request.endedAt <= request.startedAt).map(({ waits }) => waits + 1);
    seen.push({ request, waits: Math.max(seen.length === 0 ? 0 : 1, ...before) });
  }
  return seen;
}
