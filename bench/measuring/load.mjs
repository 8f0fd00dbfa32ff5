import { Client } from 'undici';

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {(nth: number) => Request} request what is sent as the nth request, 0-based, of all connections together
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
export async function load({ origin, request, connections, status, until }) {
  /** @type {number[]} */
  const latencies = [];
  const started = performance.now();
  const isOver = (/** @type {number} */ sent) =>
    'ms' in until ? performance.now() - started >= until.ms : sent >= until.requests;

  let nth = 0;
  const connection = async () => {
    const client = new Client(origin);
    for (let sent = 0; !isOver(sent); sent += 1) {
      const next = request(nth++);
      const asked = performance.now();
      const answer = await send(client, next);
      latencies.push(performance.now() - asked);
      if (answer !== status)
        throw new Error(`${next.method} ${origin}${next.path} answered ${answer} instead of ${status}`);
    }
    await client.close();
  };

  await Promise.all(Array.from({ length: connections }, connection));
  return { perSecond: (latencies.length * 1000) / (performance.now() - started), latencies };
}

/**
 * Sends a request and lets go of the answer's headers and bytes as they come: a client that unpacks them would be slower than the
 * server. Only handlers of the former form get the headers as they were sent.
 * @param {Client} client
 * @param {Request} request
 * @returns {Promise<number>} the status
 */
const send = (client, request) =>
  new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(request, {
      onConnect() {},
      onHeaders: (code) => {
        status = code;
        return true;
      },
      onData: () => true,
      onComplete: () => resolve(status),
      onError: reject,
    });
  });
