import { Client } from 'undici';

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {readonly Request[]} requests sent one after the other, again and again
 * @property {number} connections each sends its next request when the last one is answered
 * @property {number} status what every answer has to say
 * @property {{ ms: number } | { requests: number }} until how long it goes on, or how many requests each connection sends
 */

/** @typedef {Pick<import('undici').Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'body'>} Request */

/**
 * Asks as fast as it is answered. An answer of another status, or none, is no measurement: it throws.
 * @param {Load} load
 * @returns {Promise<{ perSecond: number, latencies: number[] }>} latencies in ms, in the order of the answers
 */
export async function load({ origin, requests, connections, status, until }) {
  /** @type {number[]} */
  const latencies = [];
  const started = performance.now();
  const isOver = (/** @type {number} */ sent) =>
    'ms' in until ? performance.now() - started >= until.ms : sent >= until.requests;

  const connection = async (/** @type {number} */ offset) => {
    const client = new Client(origin);
    for (let sent = 0; !isOver(sent); sent += 1) {
      const asked = performance.now();
      const answer = await send(client, requests[(offset + sent) % requests.length]);
      latencies.push(performance.now() - asked);
      if (answer !== status) throw new Error(`${origin} answered ${answer} instead of ${status}`);
    }
    await client.close();
  };

  const first = (/** @type {number} */ nth) => Math.floor((nth * requests.length) / connections);
  await Promise.all(Array.from({ length: connections }, (_, nth) => connection(first(nth))));
  return { perSecond: (latencies.length * 1000) / (performance.now() - started), latencies };
}

/**
 * Sends a request and lets go of the answer's bytes as they come: a client that unpacks them would be slower than the server.
 * @param {Client} client
 * @param {Request} request
 * @returns {Promise<number>} the status
 */
const send = (client, request) =>
  new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(request, {
      onRequestStart() {},
      onResponseStart: (_controller, code) => (status = code),
      onResponseData() {},
      onResponseEnd: () => resolve(status),
      onResponseError: (_controller, error) => reject(error),
    });
  });
