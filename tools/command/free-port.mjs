import net from 'node:net';
import { Refusal } from './refusal.mjs';

/**
 * Refuses when the server could not listen where the environment wants it, so that this is known before anything is built.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function ensureFreePort({ PORT = '3000', HOST: host = '0.0.0.0' }) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`PORT=${PORT} is no number from 0 to 65535.`);
  const probe = net.createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(new Refusal(whyNot(error, host, port))));
    probe.listen({ port, host, exclusive: true }, () => probe.close(resolve));
  });
}

/** @returns {Promise<number>} a port of this machine that nothing listens on */
export function freePort() {
  const probe = net.createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
function whyNot({ code, message }, host, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose another one with PORT.`;
  return `Nothing can listen at ${host}:${port}: ${message}.`;
}
