import http from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Reads an address as it is sent: compressed bytes stay compressed.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
export async function readRaw(url, headers) {
  const answer = await /** @type {Promise<http.IncomingMessage>} */ (
    new Promise((resolve, reject) => {
      http.get(url, { headers }, resolve).once('error', reject);
    })
  );
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return { bytes, headers: answer.headers };
}
