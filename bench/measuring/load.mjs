import autocannon from 'autocannon';

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {number} connections each sends its next request when the last one is answered
 * @property {number} status what every answer has to say
 * @property {number} [seconds]
 * @property {number} [amount] of requests, instead of seconds
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {{ body: string, path?: string }[]} [requests] sent one after the other, again and again
 */

/**
 * Asks as fast as it is answered. An answer of another status, or none, is no measurement: it throws.
 * @param {Load} load
 * @returns {Promise<{ perSecond: number, latencies: number[] }>} latencies in ms, in the order of the answers
 */
export async function load({ url, status, seconds = 1, amount, ...settings }) {
  /** @type {number[]} */
  const latencies = [];
  const started = performance.now();
  let ended = started;
  const run = autocannon({ url, ...settings, ...(amount ? { amount } : { duration: seconds }), sampleInt: 50 });
  run.on('response', (_client, _status, _bytes, latency) => {
    latencies.push(latency);
    ended = performance.now();
  });
  const { errors, timeouts, statusCodeStats } = await run;
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (errors + timeouts + others.length > 0 || latencies.length === 0)
    throw new Error(`${url} was not answered as it should: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`);
  return { perSecond: (latencies.length * 1000) / (ended - started), latencies };
}
