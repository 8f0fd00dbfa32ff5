/**
 * @typedef {object} SentRequest
 * @property {string} url
 * @property {string} kind as the browser names it: 'document', 'script', 'stylesheet', 'font', 'fetch'…
 * @property {number} bytes of the answer's body, compressed as it was sent
 * @property {number} startedAt ms
 * @property {number} endedAt ms; Infinity while it is not answered
 */

/** The answer after which nothing more is asked for comes before such a pause. */
const PAUSE_MS = 500;

/** Every request that a page sends. */
export class RequestLog {
  /** @type {import('@playwright/test').Request[]} */
  #requests = [];
  #running = 0;
  #happened = () => {};

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    page.on('request', (request) => {
      this.#requests.push(request);
      this.#count(request, 1);
    });
    page.on('requestfinished', (request) => this.#count(request, -1));
    page.on('requestfailed', (request) => this.#count(request, -1));
  }

  /**
   * Those sent so far, in their order.
   * @returns {Promise<SentRequest[]>}
   */
  sent() {
    return Promise.all(this.#requests.map(describe));
  }

  /** Waits until all are answered and no other follows. */
  async settled() {
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        /** @type {NodeJS.Timeout | undefined} */
        let pause;
        this.#happened = () => {
          clearTimeout(pause);
          if (this.#running === 0) pause = setTimeout(resolve, PAUSE_MS);
        };
        this.#happened();
      })
    );
    this.#happened = () => {};
  }

  /**
   * @param {import('@playwright/test').Request} request
   * @param {1 | -1} by
   */
  #count(request, by) {
    // A stream of events is meant to stay open.
    if (request.resourceType() !== 'eventsource') this.#running += by;
    this.#happened();
  }
}

/**
 * @param {import('@playwright/test').Request} request
 * @returns {Promise<SentRequest>}
 */
async function describe(request) {
  const { startTime, responseEnd } = request.timing();
  const hasEnded = responseEnd >= 0;
  return {
    url: request.url(),
    kind: request.resourceType(),
    bytes: hasEnded ? (await request.sizes()).responseBodySize : 0,
    startedAt: startTime,
    endedAt: hasEnded ? startTime + responseEnd : Infinity,
  };
}

/**
 * Bytes of all scripts as they were sent.
 * @param {readonly SentRequest[]} requests
 */
export const scriptBytes = (requests) =>
  requests.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);
